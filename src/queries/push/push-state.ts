import { proxy } from 'valtio'
import { dropLocal, readLocal, writeLocal } from '#platform/local-storage.ts'

export interface PushKinds {
  /** Reminders of a bag that was left. */
  readonly cart: boolean
  /** Pieces that are back. */
  readonly stock: boolean
}

/**
 * `unknown`: nothing has been read yet. `blocked`: the browser's permission says no. `failed`: the shop could not be
 * asked, so what is shown is what this device remembers.
 */
type PushStatus = 'unknown' | 'none' | 'install-first' | 'blocked' | 'off' | 'on' | 'failed'

export interface PushView extends PushKinds {
  readonly status: PushStatus
  readonly watches: readonly string[]
}

export const NOTHING: PushView = { status: 'unknown', cart: false, stock: false, watches: [] }

/** What the screens read of this browser's notifications; filled by `push.ts` only. */
export const pushState = proxy<{ view: PushView }>({ view: NOTHING })

const PUSH_KINDS = 'vanda-push'

/** What the shopper has asked for on this device: browsers lose subscriptions, and then it is asked for again. */
export function rememberedKinds(): PushKinds | undefined {
  const stored = readLocal(PUSH_KINDS)
  if (stored === undefined) return undefined
  const words = stored.split(' ')
  return { cart: words.includes('cart'), stock: words.includes('stock') }
}

export function wasPushPromptShown(): boolean {
  return readLocal(PUSH_KINDS) !== undefined
}

export function rememberKinds({ cart, stock }: PushKinds): void {
  if (cart || stock) writeLocal(PUSH_KINDS, [cart && 'cart', stock && 'stock'].filter(Boolean).join(' '))
  else dropLocal(PUSH_KINDS)
}
