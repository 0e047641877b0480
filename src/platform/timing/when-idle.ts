/** Does work once the page is loaded and has nothing else to do. */
export function whenIdle(work: () => void): void {
  const later = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 3_000 }) : setTimeout(work, 200)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}
