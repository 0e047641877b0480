import { readLocal, writeLocal } from './local-storage.ts'

/** What the browser has said to "please keep this": asked for once there is something to keep (offline.md D15). */
const ANSWER = 'vanda-keep-persist'

export type Promised = 'granted' | 'denied' | 'unasked'

let isRequested = false

/** Asks once per page, and not again once the browser has promised; some browsers ask the shopper. */
export function askToPersist(): void {
  if (isRequested || readLocal(ANSWER) === 'granted') return
  isRequested = true
  void navigator.storage
    ?.persist?.()
    .then((granted) => writeLocal(ANSWER, granted ? 'granted' : 'denied'))
    .catch(() => {})
}

/** What the browser says now; its first answer where it does not say. */
export async function readPromise(): Promise<Promised> {
  const now = await navigator.storage?.persisted?.().catch(() => undefined)
  if (now === true) return 'granted'
  const remembered = readLocal(ANSWER)
  if (now === false) return remembered === undefined ? 'unasked' : 'denied'
  return remembered === 'granted' || remembered === 'denied' ? remembered : 'unasked'
}
