import { useSyncExternalStore } from 'react'

const never = () => () => {}

let known: boolean | undefined

/** Whether the browser plays films as the shop keeps them, WebM with VP8. Safari before 17.4 on a phone does not. */
function playsFilms(): boolean {
  known ??= document.createElement('video').canPlayType('video/webm; codecs="vp8"') !== ''
  return known
}

/** True on the server, where it is unknown; only where it is not true is the gallery rendered a second time. */
export function usePlaysFilms(): boolean {
  return useSyncExternalStore(never, playsFilms, () => true)
}
