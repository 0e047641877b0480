import { readLocal, writeLocal } from './local-storage.ts'

/**
 * Tells the tabs of this browser that a user has signed out, so that no screen shows their data. A tab in the
 * back/forward cache receives no message; it compares a stored mark when it is restored.
 */
const CHANNEL = 'vanda-person'
const LEFT_AT = 'vanda-keep-left'

let isLed = false

/** Called before a sign-out whose page opens another next page than home: the message of this tab reaches this tab, too. */
export function leadThisTab(): void {
  isLed = true
}

export function notifyTabs(): void {
  writeLocal(LEFT_AT, crypto.randomUUID())
  if (!('BroadcastChannel' in globalThis)) return
  const channel = new BroadcastChannel(CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel.postMessage({ type: 'left' })
  channel.close()
}

/** Calls `onLeft` when another tab reports a sign-out, and when this tab is restored after one. */
export function watchSignOut(onLeft: () => void): () => void {
  const opened = readLocal(LEFT_AT)
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isLed) return
    if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'left') onLeft()
  })
  const onShow = ({ persisted }: PageTransitionEvent) =>
    persisted && readLocal(LEFT_AT) !== opened && onLeft()
  addEventListener('pageshow', onShow)
  return () => {
    channel?.close()
    removeEventListener('pageshow', onShow)
  }
}
