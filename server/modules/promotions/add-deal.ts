import { FLASH_TYPE } from '#domain/catalog/flash.ts'
import type { Tx } from '../../db/schema/database.ts'
import { markChanged } from '../catalog/catalog.commands.ts'
import { readMarketing } from '../catalog/read-rows.ts'
import { marketingOf, openDealsOf } from './flash-deals.ts'
import { newPromotionId } from './promotion-id.ts'
import { settleDueDeals } from './settle-deals.ts'
import { showDeals } from './show-deals.ts'

export interface NewDeal {
  readonly spus: readonly string[]
  readonly percent: number
  /** Epoch milliseconds, whole seconds: pages know the times of a deal in seconds. */
  readonly from: number
  readonly until: number
  readonly now: number
}

/** Why a deal cannot be added, in words; the caller's transaction has to roll back. */
interface Refused {
  readonly problem: string
}

/** Adds a flash deal: its pieces carry its times from now on, and its prices from its first moment (spec 4.10, 9.6). */
export async function addDeal(tx: Tx, deal: NewDeal): Promise<{ readonly id: string } | Refused> {
  const pieces = await piecesOf(tx, deal)
  if ('problem' in pieces) return pieces
  const id = newPromotionId('flash')
  const { percent, from, until, now } = deal
  await tx
    .insertInto('promotion')
    .values({
      id,
      kind: 'flash',
      terms: JSON.stringify({ percent }),
      sites: null,
      starts_at: from,
      ends_at: until,
      created_at: now,
    })
    .execute()
  await tx.insertInto('flash_deal').values({ promotion_id: id, state: 'waiting', next_at: from }).execute()
  await tx
    .insertInto('flash_piece')
    .values(pieces.list.map((piece) => ({ promotion_id: id, ...piece })))
    .execute()
  const products = pieces.list.map(({ product_id }) => product_id)
  await showDeals(tx, products)
  await settleDueDeals(tx, now)
  return { id }
}

interface Pieces {
  readonly list: readonly { readonly product_id: string; readonly marketing_before: string | null }[]
}

async function piecesOf(tx: Tx, deal: NewDeal): Promise<Pieces | Refused> {
  const list: Pieces['list'][number][] = []
  const products = await productsCalled(tx, deal.spus)
  const unknown = deal.spus.find((spu) => !products.has(spu))
  if (unknown !== undefined) return { problem: `There is no product ${unknown}.` }
  // Two deals that are added at once take turns.
  await markChanged(tx, [...products.values()], deal.now)
  for (const [spu, productId] of products) {
    const before = await freePiece(tx, { spu, productId }, deal)
    if (typeof before === 'object' && before !== null) return before
    list.push({ product_id: productId, marketing_before: before })
  }
  return { list }
}

/** SPU → id, in the order in which products are locked. */
async function productsCalled(tx: Tx, spus: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('product')
    .select(['spu', 'id'])
    .where('spu', 'in', [...spus])
    .orderBy('id')
    .execute()
  return new Map(rows.map(({ spu, id }) => [spu, id]))
}

/** `product.marketing` without any deal, or why this product can have no deal at that time. */
async function freePiece(
  tx: Tx,
  { spu, productId }: { readonly spu: string; readonly productId: string },
  deal: NewDeal,
): Promise<string | null | Refused> {
  const { marketing, is_gift_card, is_virtual } = await tx
    .selectFrom('product')
    .select(['marketing', 'is_gift_card', 'is_virtual'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  if (is_gift_card === 1) return { problem: `${spu} is a gift card: it takes no discount.` }
  if (is_virtual === 1) return { problem: `${spu} is sold for points alone: it has no price to reduce.` }
  const open = await openDealsOf(tx, productId)
  const [first] = open
  const shown = readMarketing(marketing)
  const foreign = first || shown?.type !== FLASH_TYPE ? [] : [shown]
  const other = [...open.map(marketingOf), ...foreign].find((one) => isMeanwhile(one, deal))
  if (other) return { problem: `${spu} has a flash deal at that time already: ${other.ruleId}.` }
  return first ? baseOf(tx, first.id, productId) : marketing
}

function isMeanwhile(
  { startTime, endTime }: { readonly startTime: number; readonly endTime: number },
  { from, until }: NewDeal,
): boolean {
  return startTime * 1000 < until && endTime * 1000 > from
}

async function baseOf(tx: Tx, dealId: string, productId: string): Promise<string | null> {
  const { marketing_before } = await tx
    .selectFrom('flash_piece')
    .select('marketing_before')
    .where('promotion_id', '=', dealId)
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()
  return marketing_before
}
