import * as v from 'valibot'
import { FLASH_TYPE } from '#domain/catalog/flash.ts'
import type { Marketing } from '#domain/catalog/read-model/entries.ts'
import { prepare, type Given } from '../../db/prepared.ts'
import type { Reader } from '../../db/schema/database.ts'

const terms = v.object({ percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(90)) })

/** A flash deal: pieces that cost `percent` less than their list price from its first moment up to before its last. */
export interface FlashDeal {
  readonly id: string
  readonly percent: number
  /** Epoch milliseconds, whole seconds. */
  readonly from: number
  readonly until: number
  readonly state: 'waiting' | 'running'
}

const dueRow = prepare((db, given: Given<{ now: number }>) =>
  db.selectFrom('flash_deal').select('promotion_id').where('next_at', '<=', given('now')).limit(1),
)

/** Whether a deal is to begin or to end at `now`: one look into an index, for every quote and order. */
export async function isDealDue(db: Reader, now: number): Promise<boolean> {
  return (await dueRow(db, { now })).rows.length > 0
}

/** Deals that have not ended in the database, the earliest first. */
function openRows(db: Reader) {
  return db
    .selectFrom('flash_deal')
    .innerJoin('promotion', 'promotion.id', 'flash_deal.promotion_id')
    .select(['id', 'terms', 'starts_at', 'ends_at', 'state'])
    .where('next_at', 'is not', null)
    .orderBy('starts_at')
    .orderBy('id')
}

/** Deals that are to begin or to end at `now`. */
export async function dueDeals(db: Reader, now: number): Promise<readonly FlashDeal[]> {
  return (await openRows(db).where('next_at', '<=', now).execute()).flatMap(dealOf)
}

export async function openDealsOf(db: Reader, productId: string): Promise<readonly FlashDeal[]> {
  const rows = await openRows(db)
    .innerJoin('flash_piece', 'flash_piece.promotion_id', 'promotion.id')
    .where('product_id', '=', productId)
    .execute()
  return rows.flatMap(dealOf)
}

export async function openDeal(db: Reader, id: string): Promise<FlashDeal | undefined> {
  return (await openRows(db).where('id', '=', id).execute()).flatMap(dealOf)[0]
}

export async function productsOf(db: Reader, { id }: Pick<FlashDeal, 'id'>): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('flash_piece')
    .select('product_id')
    .where('promotion_id', '=', id)
    .orderBy('product_id')
    .execute()
  return rows.map((row) => row.product_id)
}

type Row = Awaited<ReturnType<ReturnType<typeof openRows>['execute']>>[number]

function dealOf({ id, terms: text, starts_at: from, ends_at: until, state }: Row): readonly FlashDeal[] {
  if (until === null || state === 'over') return []
  return [{ id, ...v.parse(terms, JSON.parse(text)), from, until, state }]
}

/** What cards and pages know of a deal (spec 3): its times in seconds. */
export function marketingOf({ id, from, until }: Pick<FlashDeal, 'id' | 'from' | 'until'>): Marketing {
  return { type: FLASH_TYPE, ruleId: id, startTime: from / 1000, endTime: until / 1000 }
}
