/**
 * Adds a stylesheet and waits until it applies. If it cannot be loaded, the page keeps its first rules: overlays look
 * plainer, and the shop still works.
 */
export function addSheet(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener('error', () => resolve(), { once: true })
    document.head.append(link)
  })
}
