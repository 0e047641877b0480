import { proxy } from 'valtio'
import { dropLocal, readLocal, writeLocal } from '#platform/storage/local-storage.ts'

export interface PushKinds {
  /** Reminders of an abandoned cart. */
  readonly cart: boolean
  /** Products back in stock. */
  readonly stock: boolean
  /** Steps of the shopper's parcels. */
  readonly parcels: boolean
}

export const NO_KINDS: PushKinds = { cart: false, stock: false, parcels: false }

export function kindsOf({ cart, stock, parcels }: PushKinds): PushKinds {
  return { cart, stock, parcels }
}

/**
 * `unknown`: nothing has been read yet. `blocked`: the browser's permission is denied. `failed`: the server could not
 * be reached, so the state stored on this device is shown.
 */
type PushStatus = 'unknown' | 'none' | 'install-first' | 'blocked' | 'off' | 'on' | 'failed'

export interface PushView extends PushKinds {
  readonly status: PushStatus
  readonly watches: readonly string[]
}

export const NOTHING: PushView = { status: 'unknown', ...NO_KINDS, watches: [] }

/** Notification state for the screens; written by `push-subscription.ts` only. */
export const pushState = proxy<{ view: PushView }>({ view: NOTHING })

const PUSH_KINDS = 'vanda-push'

/** What the user has subscribed to on this device: browsers lose subscriptions, and then it is subscribed again. */
export function rememberedKinds(): PushKinds | undefined {
  const stored = readLocal(PUSH_KINDS)
  if (stored === undefined) return undefined
  const words = stored.split(' ')
  return {
    cart: words.includes('cart'),
    stock: words.includes('stock'),
    parcels: words.includes('parcels'),
  }
}

export function hasPushKinds(): boolean {
  return readLocal(PUSH_KINDS) !== undefined
}

export function rememberKinds({ cart, stock, parcels }: PushKinds): void {
  const words = [cart && 'cart', stock && 'stock', parcels && 'parcels'].filter(Boolean)
  if (words.length > 0) writeLocal(PUSH_KINDS, words.join(' '))
  else dropLocal(PUSH_KINDS)
}
