/** Spec 9.4: what depends on scrolling is measured at most every 200 ms. */
const THROTTLE_MS = 200

/** Calls `look` while `target` or a part of it scrolls, until the function that it returns is called. */
export function watchScroll(target: EventTarget, look: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  function soon() {
    waiting ??= setTimeout(() => {
      waiting = undefined
      look()
    }, THROTTLE_MS)
  }
  // A scroll of a part, as of a rail in the page, does not bubble.
  const options = { passive: true, capture: true }
  target.addEventListener('scroll', soon, options)
  return () => {
    clearTimeout(waiting)
    target.removeEventListener('scroll', soon, options)
  }
}
