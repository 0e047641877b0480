import type { Tx } from '../../db/schema/database.ts'
import type { Ledger, LedgerUse } from '../../services/ledger.ts'
import { heldDiscountLedger } from '../discounts/discount-ledger.ts'
import { giftCardLedger } from '../gift-cards/gift-card-ledger.ts'
import { pointsLedger } from '../points/points-ledger.ts'
import { couponLedger } from '../promotions/coupon-ledger.ts'
import { adjustmentsOf, markDone, markUndone, tendersOf, type OrderAmount } from './order-adjustments.ts'
import type { Order } from './orders.queries.ts'

/** What has a stock of its own, by the rule or the kind of tender that takes from it. */
const LEDGERS: Readonly<Record<string, Ledger>> = {
  code: couponLedger,
  'login-discount': heldDiscountLedger,
  'gift-card': giftCardLedger,
  points: pointsLedger,
  'points-price': pointsLedger,
}

/** The step of the order that moves its ledgers, in epoch milliseconds. */
interface Step {
  readonly step: string
  readonly at: number
}

/**
 * Takes from their ledgers what the sum of an order is made of, all or nothing; false where something is not there any more: another
 * order has used it, and this one's sum is not true (trust.md R12, R14). Entries are taken in one order, so that no deadlock can occur.
 */
export async function takeLedgers(tx: Tx, order: Order, step: Step): Promise<boolean> {
  const taken: OrderAmount[] = []
  for (const one of await entriesOf(tx, order)) {
    if (await ledgerOf(one)?.take(tx, ledgerUse(order, one, step))) {
      taken.push(one)
      continue
    }
    await giveBack(tx, order, { entries: taken, step: { ...step, step: `${step.step}:back` } })
    return false
  }
  return true
}

/** Gives back what `takeLedgers` took in this step. */
export async function giveBackLedgers(tx: Tx, order: Order, { step, at }: Step): Promise<void> {
  await giveBack(tx, order, { entries: await entriesOf(tx, order), step: { step: `${step}:back`, at } })
}

/** Gives back what an order has taken that is not completed, once: its amounts do not count any more (spec 4.13, trust.md R13). */
export async function undoAmounts(tx: Tx, order: Order, step: Step): Promise<void> {
  const entries = (await entriesOf(tx, order)).filter(({ undoneAt }) => undoneAt === undefined)
  await giveBack(tx, order, { entries, step })
  await markUndone(tx, order.id, step.at)
}

/** The same of codes and discounts alone: what the tenders get back of a paid order is decided by its refund. */
export async function undoAdjustments(tx: Tx, order: Order, step: Step): Promise<void> {
  const adjustments = (await adjustmentsOf(tx, order.id)).filter(
    (one) => one.undoneAt === undefined && one.rule !== 'points-price' && isLedgered(one),
  )
  await giveBack(tx, order, { entries: adjustments, step })
  await markUndone(tx, order.id, step.at)
}

/** What an amount of a refund gives back of a tender: `before` was given back of it already, `of` is what it has paid. */
export interface PartBack {
  readonly before: number
  readonly amount: number
  readonly of: number
}

/** Gives a part of a gift card or of points back, in the transaction of its refund; `rule` and `ref` name the tender or the points of a redeemed line. */
export async function giveBackPart(
  tx: Tx,
  order: Order,
  {
    rule,
    ref,
    part,
    step,
  }: { readonly rule: string; readonly ref: string; readonly part: PartBack; readonly step: Step },
): Promise<void> {
  const amounts = [...(await adjustmentsOf(tx, order.id)), ...(await tendersOf(tx, order.id))]
  const one = amounts.find((entry) => entry.rule === rule && (entry.ledgerRef ?? '') === ref)
  if (one) await ledgerOf(one)?.giveBack(tx, { ...ledgerUse(order, one, step), part })
}

/** A cancelled order that was paid after all is sold at its old sum: its amounts count again. `takeLedgers` comes before. */
export async function redoAmounts(tx: Tx, order: Order): Promise<void> {
  await markDone(tx, order.id)
}

async function giveBack(
  tx: Tx,
  order: Order,
  { entries, step }: { readonly entries: readonly OrderAmount[]; readonly step: Step },
): Promise<void> {
  for (const one of entries) await ledgerOf(one)?.giveBack(tx, ledgerUse(order, one, step))
}

async function entriesOf(tx: Tx, order: Order): Promise<readonly OrderAmount[]> {
  const amounts = [...(await adjustmentsOf(tx, order.id)), ...(await tendersOf(tx, order.id))]
  return amounts.filter(isLedgered).toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

function isLedgered(one: OrderAmount): boolean {
  return one.ledgerRef !== undefined && ledgerOf(one) !== undefined
}

function keyOf({ rule, ledgerRef }: OrderAmount): string {
  return `${rule} ${ledgerRef ?? ''}`
}

function ledgerOf({ rule }: OrderAmount): Ledger | undefined {
  return LEDGERS[rule]
}

function ledgerUse(
  { id: orderId, currency, shopper, email }: Order,
  { rule, ledgerRef = '', amount, reason }: OrderAmount,
  step: Step,
): LedgerUse {
  return {
    ref: ledgerRef,
    rule,
    orderId,
    amount: Math.abs(amount),
    currency,
    reason,
    shopper,
    email,
    ...step,
  }
}
