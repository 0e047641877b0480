/** Spec 9.4: what depends on scrolling is measured at most every 200 ms. */
const THROTTLE_MS = 200

/** Calls `look` while `target` scrolls, until the function that it returns is called. */
export function watchScroll(target: EventTarget, look: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  function soon() {
    waiting ??= setTimeout(() => {
      waiting = undefined
      look()
    }, THROTTLE_MS)
  }
  target.addEventListener('scroll', soon, { passive: true })
  return () => {
    clearTimeout(waiting)
    target.removeEventListener('scroll', soon)
  }
}
