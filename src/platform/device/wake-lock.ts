/**
 * Keeps the screen on until the returned function is called. The browser releases the lock when the page is hidden, so
 * it is requested again when the page is visible; without wake locks, or when the browser refuses one on a low battery,
 * the system's setting applies.
 */
export function keepAwake(): () => void {
  let held: WakeLockSentinel | undefined
  let wanted = true
  let asking = false

  async function hold(): Promise<void> {
    if (!wanted || document.visibilityState !== 'visible' || asking || (held && !held.released)) return
    asking = true
    held = await navigator.wakeLock?.request('screen').catch(() => undefined)
    asking = false
    if (!wanted) void held?.release()
  }

  const look = () => void hold()
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    wanted = false
    document.removeEventListener('visibilitychange', look)
    void held?.release()
  }
}
