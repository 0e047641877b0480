import * as v from 'valibot'
import { DAY_MS } from '#domain/time-units.ts'
import type { Reader } from '../../db/schema/database.ts'
import { transact } from '../../db/transaction.ts'
import { endPromotion } from '../../modules/promotions/end-promotion.ts'
import { writePrice } from '../../core/price-text.ts'
import type { Command } from '../command/command.ts'
import { CommandError } from '../command/complaints.ts'
import { columns, dateTime, plain } from '../command/printed.ts'
import { endOf, stateOf } from './state.ts'

/** Promotions that ended within these days are listed. */
const LATELY_DAYS = 30

export const promotionList: Command = {
  usage: 'promotion list',
  description: `Lists the promotions that run, those that come, and those that ended within ${LATELY_DAYS} days: id, state, from, until, sites, terms.`,
  positionals: 0,
  options: [],
  async run({ store: { db } }, _, now) {
    const rows = await db
      .selectFrom('promotion')
      .selectAll()
      .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', now - LATELY_DAYS * DAY_MS)]))
      .orderBy('starts_at')
      .orderBy('id')
      .execute()
    if (rows.length === 0) return ['There are none.']
    const pieces = await piecesOf(db)
    return columns(
      rows.map((row) => [
        row.id,
        stateOf(row, now),
        dateTime(row.starts_at),
        endOf(row),
        row.sites === null ? 'all sites' : v.parse(sites, JSON.parse(row.sites)).join(','),
        termsOf(row, pieces.get(row.id) ?? []),
      ]),
    )
  },
}

export const promotionEnd: Command = {
  usage: 'promotion end <id>',
  description:
    'Ends a promotion at once, or withdraws one that has not begun. A flash deal gives its pieces their prices back.',
  positionals: 1,
  options: [],
  async run({ store }, { positionals: [id = ''] }, now) {
    const outcome = await transact(store, (tx) => endPromotion(tx, { id, now }))
    if (outcome === 'unknown') throw new CommandError(`There is no promotion ${plain(id)}.`)
    if (outcome === 'over') throw new CommandError(`${id} has ended already.`)
    return [`${id} has ended. Open shops follow within seconds.`]
  },
}

const sites = v.array(v.string())
const cents = v.optional(v.number(), 0)
const terms = v.object({
  percent: v.optional(v.number()),
  tiers: v.optional(v.array(v.object({ qty: v.number(), percent: v.number() })), []),
  leastPrice: cents,
  least: cents,
  price: cents,
  freeOver: cents,
  products: v.optional(v.array(v.string()), []),
})

function termsOf({ terms: text }: { readonly terms: string }, pieces: readonly string[]): string {
  const { percent, tiers, leastPrice, least, price, freeOver, products } = v.parse(terms, JSON.parse(text))
  const amounts = [
    [leastPrice, 'pieces from'],
    [least, 'goods from'],
    [price, 'for'],
    [freeOver, 'free shipping over'],
  ] as const
  return [
    ...tiers.map((tier) => `${tier.qty} pieces ${tier.percent}%`),
    ...(percent === undefined ? [] : [`${percent}%`]),
    ...amounts.flatMap(([amount, words]) => (amount > 0 ? [`${words} S$${writePrice(amount)}`] : [])),
    ...products,
    ...pieces,
  ].join(', ')
}

/** Flash deal → the SPUs of its pieces. */
async function piecesOf(db: Reader): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('flash_piece')
    .innerJoin('product', 'product.id', 'flash_piece.product_id')
    .select(['promotion_id', 'spu'])
    .orderBy('spu')
    .execute()
  const pieces = new Map<string, string[]>()
  for (const { promotion_id: id, spu } of rows) pieces.set(id, [...(pieces.get(id) ?? []), spu])
  return pieces
}
