import { readLocal, writeLocal } from './storage/local-storage.ts'
import { newId } from './device/new-id.ts'

/**
 * Tells the tabs of this browser that a user has signed out, so that no screen shows their data. A tab in the
 * back/forward cache receives no message; it compares a stored mark when it is restored.
 */
const CHANNEL = 'vanda-person'
const LEFT_AT = 'vanda-keep-left'

let isLed = false
/** Channel of this document: it receives its own messages, too. */
let ownName: string | undefined

/**
 * Called before a deletion after which this page chooses its next page itself: the messages of this page are then for
 * the other tabs alone.
 */
export function leadThisTab(): void {
  isLed = true
}

function documentName(): string {
  ownName ??= newId()
  return ownName
}

export function notifyTabs(): void {
  writeLocal(LEFT_AT, newId())
  if (!('BroadcastChannel' in globalThis)) return
  const channel = new BroadcastChannel(CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel.postMessage({ type: 'left', from: documentName() })
  channel.close()
}

/** Calls `onLeft` when a tab reports a sign-out, also this one unless it leads itself (`leadThisTab`), and when this tab is restored after one. */
export function watchSignOut(onLeft: () => void): () => void {
  const opened = readLocal(LEFT_AT)
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'left') return
    if (isLed && 'from' in data && data.from === documentName()) return
    onLeft()
  })
  const onShow = ({ persisted }: PageTransitionEvent) =>
    persisted && readLocal(LEFT_AT) !== opened && onLeft()
  addEventListener('pageshow', onShow)
  return () => {
    channel?.close()
    removeEventListener('pageshow', onShow)
  }
}
