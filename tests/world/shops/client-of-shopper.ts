import type { Shopper } from '#domain/account/shopper.ts'
import { transact } from '#server/db/transaction.ts'
import { mergeGuest, type MergeInput } from '#server/modules/identity/merge-guest.ts'
import { openSession } from '#server/modules/identity/identity.commands.ts'
import { sessionCookieName } from '#server/modules/identity/session-cookie.ts'
import { aGuest, aMember } from './builders.ts'
import type { Shop } from './shop.ts'
import { aTestClient, type TestClient } from './test-client.ts'

/** Where these clients shop. */
const IN_ENGLISH = { site: 'sg', language: 'en', currency: 'SGD', locale: 'en-GB' } as const

/** A client with a session of this shopper. */
export async function aClientOf(shop: Shop, shopper: Shopper): Promise<TestClient> {
  const client = aTestClient(shop.url)
  const token = await openSession(shop.services.store.db, shop.clock, shopper)
  client.cookies.set(sessionCookieName(true), token)
  return client
}

/** Merges as a sign-in does, in a transaction of its own. */
export function mergeInShop({ services, clock }: Shop, pair: Pick<MergeInput, 'guest' | 'member'>) {
  return transact(services.store, (tx) =>
    mergeGuest(tx, { services, now: clock.now }, { ...pair, storefront: IN_ENGLISH }),
  )
}

/** A guest and a member with their clients: new shoppers, or the given ones. */
export async function aGuestAndAMember(shop: Shop, { from = aGuest(), to = aMember() } = {}) {
  return { from, to, guest: await aClientOf(shop, from), member: await aClientOf(shop, to) }
}
