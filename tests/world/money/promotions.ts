import { randomUUID } from 'node:crypto'
import type { Promotion, PromotionBase } from '#domain/promotions/promotion.ts'
import type { Db } from '#server/db/schema/database.ts'

type TermsOf<One> = One extends Promotion ? Omit<One, keyof PromotionBase | 'kind'> : never

interface NewPromotion<Kind extends Promotion['kind']> {
  readonly kind: Kind
  readonly terms: TermsOf<Extract<Promotion, { kind: Kind }>>
  readonly from?: number
  readonly until?: number
}

/** Writes a promotion that runs at once, on all sites; returns its id. */
export async function aPromotion<Kind extends Promotion['kind']>(
  db: Db,
  { kind, terms, from = 0, until }: NewPromotion<Kind>,
): Promise<string> {
  const id = randomUUID()
  const times = { starts_at: from, ends_at: until ?? null, created_at: 0 }
  await db
    .insertInto('promotion')
    .values({ id, kind, terms: JSON.stringify(terms), sites: null, ...times })
    .execute()
  return id
}
