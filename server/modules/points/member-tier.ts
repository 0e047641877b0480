import { minor } from '#domain/brand.ts'
import type { MembershipInfo } from '#contract/account/points.contract.ts'
import {
  membershipAt,
  type Enrolment,
  type Membership,
  type Purchase,
} from '#domain/membership/membership.ts'
import type { Tier } from '#domain/membership/tiers.ts'
import { isCurrency } from '#domain/money/currencies.ts'
import { exchange } from '#domain/money/money.ts'
import { goodsOf, type PointEntry } from '#domain/points/points.ts'
import { storefrontOfRow } from '../../core/storefront-of-row.ts'
import type { Reader } from '../../db/schema/database.ts'
import { earningLines, earningRefunds } from './earning-lines.ts'
import { pointEntriesOf } from './points.queries.ts'

const ABOUT_ORDER = 'order:'

/** What the entries of an order's points are about. */
export function aboutOrder(orderId: string): string {
  return `${ABOUT_ORDER}${orderId}`
}

/** The orders that have given a member points, by what their entries are about. */
export async function ordersOfEntries(db: Reader, entries: readonly PointEntry[]) {
  const abouts = new Set(entries.map(({ about }) => about).filter((about) => about.startsWith(ABOUT_ORDER)))
  if (abouts.size === 0) return new Map<string, OrderFacts>()
  const ids = [...abouts].map((about) => about.slice(ABOUT_ORDER.length))
  const orders = await db
    .selectFrom('shop_order')
    .select(['id', 'number', 'currency'])
    .where('id', 'in', ids)
    .execute()
  const lines = await earningLines(db, ids)
  const refunds = await earningRefunds(db, ids)
  const linesOf = Map.groupBy(lines, ({ order_id }) => order_id)
  const refundsOf = Map.groupBy(refunds, ({ order_id }) => order_id)
  return new Map(
    orders.map(({ id, number, currency }) => {
      const cents = (amount: number) => (isCurrency(currency) ? exchange(minor(amount), currency, 'SGD') : 0)
      const goods = cents(goodsOf(linesOf.get(id) ?? []))
      const backs = (refundsOf.get(id) ?? []).map((one) => ({ at: one.created_at, goods: cents(one.amount) }))
      return [aboutOrder(id), { number, goods, backs }] as const
    }),
  )
}
export interface OrderFacts {
  readonly number: string
  /** After all reductions, in cents of S$. */
  readonly goods: number
  /** What was refunded of them, and when. */
  readonly backs: Purchase['backs']
}

/** Purchases that earn points count for the tier, from the payment, without what was refunded of them. */
export function purchasesOf(
  entries: readonly PointEntry[],
  orders: ReadonlyMap<string, OrderFacts>,
): Purchase[] {
  return [...orders].flatMap(([about, { goods, backs }]) => {
    const given = entries.filter((entry) => entry.about === about && entry.reason === 'order')
    const paidAt = Math.min(...given.map(({ at }) => at))
    return given.length === 0 ? [] : [{ paidAt, goods, backs }]
  })
}

/** Undefined for an account that is gone. */
export async function enrolmentOf(db: Reader, memberId: string): Promise<Enrolment | undefined> {
  const row = await db
    .selectFrom('member')
    .select(['site', 'lang', 'created_at'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  return row && { site: storefrontOfRow(row).site, joinedAt: row.created_at }
}

/** The tier of a member; undefined for an account that is gone. */
export async function membershipOf(
  db: Reader,
  memberId: string,
  now: number,
): Promise<Membership | undefined> {
  const enrolment = await enrolmentOf(db, memberId)
  if (!enrolment) return undefined
  const entries = await pointEntriesOf(db, memberId)
  return membershipAt(purchasesOf(entries, await ordersOfEntries(db, entries)), enrolment, now)
}

/** Name of the member's tier; empty for an erased account. */
export async function tierNameOf(db: Reader, memberId: string, now: number): Promise<string> {
  return (await membershipOf(db, memberId, now))?.tier.name ?? ''
}

export function presentMembership({ tier, achievedAt, spent, next, upgradeAt }: Membership): MembershipInfo {
  return {
    tier: presentTier(tier),
    achievedAt,
    spent,
    ...(next && { next: { tier: presentTier(next.tier), missing: next.missing } }),
    ...(upgradeAt !== undefined && { upgradeAt }),
  }
}

function presentTier({ id, name, spentOver, multiplier, bonus }: Tier): MembershipInfo['tier'] {
  return { id, name, spentOver, multiplier, bonus }
}
