/**
 * Keeps the screen on until the answer is called. The browser lets go whenever the page is hidden, so it is asked again
 * when the page is seen; one that does not know wake locks, or refuses on a low battery, leaves the screen to the system.
 */
export function keepAwake(): () => void {
  let held: WakeLockSentinel | undefined
  let wanted = true

  async function hold(): Promise<void> {
    if (!wanted || document.visibilityState !== 'visible' || (held && !held.released)) return
    held = await navigator.wakeLock?.request('screen').catch(() => undefined)
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
