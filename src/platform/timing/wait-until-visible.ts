/** Resolves after `ms`, and not before the page is visible; at once when `signal` is aborted. */
export function waitUntilVisible(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      signal.removeEventListener('abort', done)
      resolve()
    }
    let over = false
    const look = () => over && document.visibilityState === 'visible' && done()
    const timer = setTimeout(() => {
      over = true
      look()
    }, ms)
    document.addEventListener('visibilitychange', look)
    signal.addEventListener('abort', done)
    if (signal.aborted) done()
  })
}
