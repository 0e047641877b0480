import type { Promotion } from '#domain/promotions/promotion.ts'
import type { Site } from '#domain/region/sites.ts'
import type { Tx } from '../../db/schema/database.ts'
import { newPromotionId } from './promotion-id.ts'

/** A promotion without the id that it is to get. */
export type PromotionTerms = Promotion extends infer One
  ? One extends Promotion
    ? Omit<One, 'id'>
    : never
  : never

export interface NewPromotion {
  readonly promotion: PromotionTerms
  /** Undefined: all. */
  readonly sites: readonly Site[] | undefined
  /** Epoch milliseconds. */
  readonly now: number
}

/** Adds a promotion of the whole bag; of one kind the one that began last counts. Returns its id. */
export async function addPromotion(tx: Tx, { promotion, sites, now }: NewPromotion): Promise<string> {
  const { kind, from, until, ...terms } = promotion
  const id = newPromotionId(kind)
  await tx
    .insertInto('promotion')
    .values({
      id,
      kind,
      terms: JSON.stringify(terms),
      sites: sites ? JSON.stringify(sites) : null,
      starts_at: from,
      ends_at: until ?? null,
      created_at: now,
    })
    .execute()
  return id
}
