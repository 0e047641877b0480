let known: boolean | undefined

/** Whether the browser plays films as the shop keeps them, WebM with VP8. Safari before 17.4 on a phone does not. */
export function canPlayFilms(): boolean {
  known ??= document.createElement('video').canPlayType('video/webm; codecs="vp8"') !== ''
  return known
}
