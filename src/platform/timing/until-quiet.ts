const QUIET_MS = 1_000
const PATIENCE_MS = 10_000

/** Resolves once this page has received nothing for a second, or after a time limit. */
export function untilQuiet(): Promise<void> {
  return new Promise((resolve) => {
    let quiet = setTimeout(end, QUIET_MS)
    const limit = setTimeout(end, PATIENCE_MS)
    const observer = new PerformanceObserver(() => {
      clearTimeout(quiet)
      quiet = setTimeout(end, QUIET_MS)
    })
    observer.observe({ type: 'resource' })
    function end() {
      observer.disconnect()
      clearTimeout(quiet)
      clearTimeout(limit)
      resolve()
    }
  })
}
