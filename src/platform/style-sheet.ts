/**
 * Adds a stylesheet and waits until it counts. One that cannot be had leaves the page with the rules it came with:
 * less pretty where something opens, but a shop that works.
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
