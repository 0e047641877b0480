import { queryOptions, type QueryFunctionContext } from '@tanstack/react-query'
import { failureOf } from '#contract/failure.ts'
import { productCards } from '#contract/catalog/listing.contract.ts'
import type { ProductCard } from '#contract/catalog/card-fields.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { callerOf } from '#api/call.ts'
import { localeParams } from './product-queries.ts'
import { CATALOGUE_FRESH_MS } from './stale-times.ts'

/** This many SPUs of the longest kind fit into one address. */
const PER_CALL = 60

export interface WishlistCards {
  readonly cards: readonly ProductCard[]
  /** The server could not be reached: these are as this device last saw them. */
  readonly isStored: boolean
}

/** Whose cards they are: the wishlist's pieces and those of saved looks are replaced apart from each other. */
type Part = 'wishlist' | 'looks'

/**
 * Cards of the wishlist's products, in order. The list changes without a network, so cards are stored by product and
 * not by address: removing one product offline leaves the other cards in place.
 */
export function wishlistCardsQuery(storefront: Storefront, spus: readonly string[], part: Part = 'wishlist') {
  return queryOptions({
    queryKey: ['wishlist-cards', part, spus.join(','), storefront.language, storefront.currency],
    queryFn: async (context): Promise<WishlistCards> => {
      try {
        const cards = await fetchCards(storefront, spus, context)
        await keep({ ...storefront, part }, cards).catch(() => {})
        return { cards, isStored: false }
      } catch (error) {
        const cards = failureOf(error)
          ? ordered(await seen({ ...storefront, part }).catch(() => []), spus)
          : []
        if (cards.length === 0) throw error
        return { cards, isStored: true }
      }
    },
    enabled: spus.length > 0,
    staleTime: CATALOGUE_FRESH_MS,
    refetchOnReconnect: 'always',
  })
}

async function fetchCards(
  storefront: Storefront,
  spus: readonly string[],
  { client, signal }: Pick<QueryFunctionContext, 'client' | 'signal'>,
): Promise<readonly ProductCard[]> {
  const call = callerOf(client)
  const parts = Array.from({ length: Math.ceil(spus.length / PER_CALL) }, (_, part) =>
    spus.slice(part * PER_CALL, (part + 1) * PER_CALL),
  )
  const answers = await Promise.all(
    parts.map((part) =>
      call(productCards, { spus: part.join(','), ...localeParams(storefront) }, { signal }),
    ),
  )
  return answers.flat()
}

/** Cards are stored by product, each in one write: the page may unload right after the press. */
const LOOKS = 'look '
type StoredIn = Storefront & { readonly part: Part }
const keyOf = ({ site, language, currency, part }: StoredIn, spu = '') =>
  `${part === 'looks' ? LOOKS : ''}${site} ${language} ${currency} ${spu}`
const table = async () => (await import('#platform/storage/local-db.ts')).localDb().wishlistCards

/** A new response replaces all stored cards, in other languages and currencies, too. */
async function keep(storefront: StoredIn, cards: readonly ProductCard[]): Promise<void> {
  const rows = await table()
  await rows.db.transaction('rw', rows, async () => {
    await rows.filter(({ key }) => key.startsWith(LOOKS) === (storefront.part === 'looks')).delete()
    await rows.bulkPut(cards.map((card) => ({ key: keyOf(storefront, card.spuCode), card })))
  })
}

/** Stores the card of a product when it is wishlisted: without a network the wishlist could not fetch it. */
export async function saveWishlistCard(storefront: Storefront, card: ProductCard): Promise<void> {
  const rows = await table()
  await rows.put({ key: keyOf({ ...storefront, part: 'wishlist' }, card.spuCode), card })
}

/** The same for both pieces of a look. */
export async function saveLookCards(storefront: Storefront, cards: readonly ProductCard[]): Promise<void> {
  const rows = await table()
  await rows.bulkPut(
    cards.map((card) => ({ key: keyOf({ ...storefront, part: 'looks' }, card.spuCode), card })),
  )
}

async function seen(storefront: StoredIn): Promise<readonly ProductCard[]> {
  const rows = await (await table()).where('key').startsWith(keyOf(storefront)).toArray()
  return rows.map(({ card }) => card)
}

function ordered(cards: readonly ProductCard[], spus: readonly string[]): ProductCard[] {
  return spus.flatMap((spu) => cards.find((card) => card.spuCode === spu) ?? [])
}
