import { parseShopperKey } from '#domain/account/shopper.ts'
import { ShopError, type ErrorCode } from '../../core/shop-error.ts'
import type { Ledger, LedgerUse } from '../../services/ledger.ts'
import { pointEntriesOf } from './points.queries.ts'
import { settlePoints, spendPoints } from './points.commands.ts'

/** Refusals of `spendPoints` that say that the points cannot be had. */
const NOT_THERE: ReadonlySet<ErrorCode> = new Set(['points-short', 'email-unconfirmed', 'sign-in-needed'])

const aboutPayment = ({ rule, orderId }: LedgerUse) => `${rule}:${orderId}`

/** Points that pay a part of an order, or redeem its pieces (spec 4.5, 9.8). */
export const pointsLedger: Ledger = {
  async take(tx, use) {
    const { reason, shopper, step, at } = use
    const buyer = parseShopperKey(shopper)
    if (buyer.kind !== 'member') return false
    const points = Number(reason['points'])
    const about = aboutPayment(use)
    try {
      await spendPoints(tx, { now: at }, { memberId: buyer.id, points, ref: `${about}:${step}`, about })
      return true
    } catch (error) {
      // Spent meanwhile, or the account is gone: the order's sum is not true any more.
      if (error instanceof ShopError && NOT_THERE.has(error.reason)) return false
      throw error
    }
  },

  async giveBack(tx, use) {
    const { shopper, at, part, reason } = use
    const buyer = parseShopperKey(shopper)
    if (buyer.kind !== 'member') return
    const about = aboutPayment(use)
    const entries = await pointEntriesOf(tx, buyer.id)
    if (!entries.some((entry) => entry.about === about)) return
    // Whole points at every split; the last part gives back the rest.
    const left = part ? Math.max(0, part.of - part.before - part.amount) / part.of : 0
    const points = -Math.round(Number(reason['points']) * left)
    await settlePoints(tx, { now: at }, { memberId: buyer.id, about, points, reason: 'returned' })
  },
}
