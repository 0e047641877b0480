import { queryOptions } from '@tanstack/react-query'
import { failureOf } from '#contract/failure.ts'
import { productCards } from '#contract/listing.ts'
import type { ProductCard } from '#contract/product-card.ts'
import type { Place } from '#platform/place.ts'
import { callerOf, type Caller } from '../call.ts'
import { placed } from '../products.ts'

/** So many SPUs of the longest kind fit into one address. */
const PER_CALL = 60
const KEY = 'wished-cards'
const MOST_KEPT = 500

export interface WishedCards {
  readonly cards: readonly ProductCard[]
  /** The shop could not be asked: these are as this device last saw them. */
  readonly kept: boolean
}

/**
 * Cards of the wished products, in that order. The list changes without a network, so what was seen is kept by product
 * and not by address: a heart taken off in a tunnel leaves the others where they are.
 */
export function wishedCardsQuery(place: Place, spus: readonly string[]) {
  return queryOptions({
    queryKey: ['wished-cards', spus.join(','), place.language, place.currency],
    queryFn: async ({ client, signal }): Promise<WishedCards> => {
      try {
        const cards = await fetchCards(callerOf(client), place, spus, signal)
        await keep(place, cards).catch(() => {})
        return { cards, kept: false }
      } catch (error) {
        const cards = failureOf(error) ? ordered(await seen(place).catch(() => []), spus) : []
        if (cards.length === 0) throw error
        return { cards, kept: true }
      }
    },
    enabled: spus.length > 0,
    staleTime: 60_000,
    refetchOnReconnect: 'always',
  })
}

async function fetchCards(
  call: Caller,
  place: Place,
  spus: readonly string[],
  signal: AbortSignal,
): Promise<readonly ProductCard[]> {
  const parts = Array.from({ length: Math.ceil(spus.length / PER_CALL) }, (_, part) =>
    spus.slice(part * PER_CALL, (part + 1) * PER_CALL),
  )
  const answers = await Promise.all(
    parts.map((part) => call(productCards, { spus: part.join(','), ...placed(place) }, { signal })),
  )
  return answers.flat()
}

/** Cards of one language and currency; a switch makes them worthless. */
interface Kept {
  readonly of: string
  readonly cards: readonly ProductCard[]
}

const ofPlace = ({ site, language, currency }: Place) => `${site} ${language} ${currency}`
const table = async () => (await import('../local/local-db.ts')).localDb().preferences

async function keep(place: Place, cards: readonly ProductCard[]): Promise<void> {
  const value: Kept = { of: ofPlace(place), cards }
  await (await table()).put({ key: KEY, value })
}

/** Keeps the card of a product as its heart is tapped: without a network the wishlist could not ask for it. */
export async function rememberWishedCard(place: Place, card: ProductCard): Promise<void> {
  // A device without a database shows the wishlist when the shop can be asked.
  const others = await seen(place).catch(() => [])
  const cards = [card, ...others.filter(({ spuCode }) => spuCode !== card.spuCode)]
  await keep(place, cards.slice(0, MOST_KEPT)).catch(() => {})
}

async function seen(place: Place): Promise<readonly ProductCard[]> {
  const row = await (await table()).get(KEY)
  const kept = row?.value as Kept | undefined
  return kept?.of === ofPlace(place) ? kept.cards : []
}

function ordered(cards: readonly ProductCard[], spus: readonly string[]): ProductCard[] {
  return spus.flatMap((spu) => cards.find((card) => card.spuCode === spu) ?? [])
}
