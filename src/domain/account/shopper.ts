import type { Brand } from '../brand.ts'

export type ShopperKind = 'guest' | 'member'

/**
 * Whose data it is: a guest's, known by a session, or a member's, known by an account. Made by `createShopper` and
 * `parseShopperKey` alone. Two objects may be one shopper: they are compared and stored by their keys.
 */
export type Shopper = Brand<{ readonly kind: ShopperKind; readonly id: string }, 'Shopper'>

/** A shopper as text: in columns, in the API, in keys and hashes. The first letter is the kind. */
export type ShopperKey = Brand<string, 'ShopperKey'>

const LETTERS = { guest: 'g', member: 'm' } as const satisfies Record<ShopperKind, string>
const ID = /^[\w-]{1,64}$/

/** Throws RangeError unless `id` is 1 to 64 letters, digits, hyphens and underscores. */
export function createShopper(kind: ShopperKind, id: string): Shopper {
  if (!ID.test(id)) throw new RangeError(`not the id of a shopper: ${JSON.stringify(id.slice(0, 80))}`)
  // No prototype, so that `${shopper}` throws instead of giving the same text for everyone.
  return Object.freeze(Object.assign(Object.create(null), { kind, id })) as Shopper
}

export function shopperKey({ kind, id }: Shopper): ShopperKey {
  return `${LETTERS[kind]}${id}` as ShopperKey
}

/** Key of a caller who may have no data yet: empty then, as the API sends it. */
export function callerKey(shopper: Shopper | undefined): ShopperKey | '' {
  return shopper ? shopperKey(shopper) : ''
}

/** Throws RangeError for a text that `shopperKey` has not written. */
export function parseShopperKey(key: string): Shopper {
  for (const kind of ['guest', 'member'] as const)
    if (key.startsWith(LETTERS[kind]) && ID.test(key.slice(1))) return createShopper(kind, key.slice(1))
  throw new RangeError(`not the key of a shopper: ${JSON.stringify(key.slice(0, 80))}`)
}

/** Pattern of the keys of one kind, for a `like` on a column. */
export function keysOfKind(kind: ShopperKind): ShopperKey {
  return `${LETTERS[kind]}%` as ShopperKey
}
