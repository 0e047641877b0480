import { readLocal, writeLocal } from './local-storage.ts'

/**
 * The browser's answer to the request for persistent storage, made after the first enqueued operation and with the offline catalogue
 * (offline.md D15).
 */
const ANSWER = 'vanda-keep-persist'

export type Promised = 'granted' | 'denied' | 'unasked'

let isRequested = false

/** Requests it once per page, and not again once the browser has granted it; some browsers ask the user. */
export function askToPersist(): void {
  if (isRequested || readLocal(ANSWER) === 'granted') return
  isRequested = true
  void navigator.storage
    ?.persist?.()
    .then((granted) => writeLocal(ANSWER, granted ? 'granted' : 'denied'))
    .catch(() => {})
}

/** The browser's present answer; its first answer where it does not report the present one. */
export async function readPromise(): Promise<Promised> {
  const now = await navigator.storage?.persisted?.().catch(() => undefined)
  if (now === true) return 'granted'
  const remembered = readLocal(ANSWER)
  if (now === false) return remembered === undefined ? 'unasked' : 'denied'
  return remembered === 'granted' || remembered === 'denied' ? remembered : 'unasked'
}
