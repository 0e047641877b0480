/** Whether the user prefers reduced motion. For events and effects only: unknown on the server. */
export function motionOff(): boolean {
  return (
    document.documentElement.dataset.motion === 'off' ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}
