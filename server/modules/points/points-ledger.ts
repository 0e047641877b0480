import { parseShopperKey } from '#domain/account/shopper.ts'
import type { Ledger, LedgerUse } from '../../services/ledger.ts'
import { pointEntriesOf } from './points.queries.ts'
import { settlePoints, spendPoints } from './points.commands.ts'

const aboutPayment = ({ rule, orderId }: LedgerUse) => `${rule}:${orderId}`

/** Points that pay a part of an order, or redeem its pieces (spec 4.5, 9.8). Throws what `spendPoints` throws: the member is told what is missing. */
export const pointsLedger: Ledger = {
  async take(tx, use) {
    const { reason, shopper, step, at } = use
    const buyer = parseShopperKey(shopper)
    if (buyer.kind !== 'member') return false
    const points = Number(reason['points'])
    const about = aboutPayment(use)
    await spendPoints(tx, { now: at }, { memberId: buyer.id, points, ref: `${about}:${step}`, about })
    return true
  },

  async giveBack(tx, use) {
    const { shopper, at } = use
    const buyer = parseShopperKey(shopper)
    if (buyer.kind !== 'member') return
    const about = aboutPayment(use)
    const entries = await pointEntriesOf(tx, buyer.id)
    if (!entries.some((entry) => entry.about === about)) return
    await settlePoints(tx, { now: at }, { memberId: buyer.id, about, points: 0, reason: 'returned' })
  },
}
