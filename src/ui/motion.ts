/** Whether the shopper wants things to stand still. For events and effects only: the server cannot know. */
export function motionOff(): boolean {
  return (
    document.documentElement.dataset.motion === 'off' ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}
