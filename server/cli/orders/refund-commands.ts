import { refundable } from '#domain/orders/refund-amount.ts'
import type { Tx } from '../../db/schema/database.ts'
import { egiftsOfOrder } from '../../modules/orders/egifts-of-order.ts'
import { formatterOf } from '../../modules/orders/present-amounts.ts'
import type { Order } from '../../modules/orders/orders.queries.ts'
import { paidTenders } from '../../modules/payment/paid-tenders.ts'
import { refundGoods } from '../../modules/payment/refund-goods.ts'
import { retryRefund } from '../../modules/payment/refund.ts'
import { readAmount } from '../../core/price-text.ts'
import type { Command } from '../command/command.ts'
import { CommandError, WrongUsage } from '../command/complaints.ts'
import { neededText } from '../command/options.ts'
import { plain } from '../command/printed.ts'
import { currencyOf, LOCALE, orderNamed, withLockedOrder } from './named-order.ts'

export const refund: Command = {
  usage: 'refund <order> <amount> --reason <text>',
  description:
    "Gives back an amount of a paid order, in the order's currency, and takes nothing back for it: card first, then gift cards, points last.",
  positionals: 2,
  options: ['reason'],
  async run(services, { positionals: [number = '', typed = ''], options }, now) {
    const reason = neededText(options, 'reason')
    const found = await orderNamed(services.store.db, number)
    const currency = currencyOf(found)
    const amount = readAmount(typed.trim(), currency) ?? 0
    if (amount === 0)
      throw new WrongUsage(`<amount> is written like 20 or 20.50, in ${currency}, not '${plain(typed)}'.`)
    return withLockedOrder(services, { id: found.id, now }, async (tx, order) => {
      const format = formatterOf(order, LOCALE)
      const most = await mostOf(tx, order)
      // Who has the card would keep it (spec 9.9, traps 3.16).
      if ((await egiftsOfOrder(tx, order.id)).length > 0)
        throw new CommandError(
          `${order.number} is an order of eGift cards, which are not refunded: cancel ends those that are not sent yet.`,
        )
      if (most === 0)
        throw new CommandError(`Nothing can be given back of ${order.number}: it is ${order.status}.`)
      if (amount > most)
        throw new CommandError(`At most ${format(most)} can be given back of ${order.number}.`)
      const input = { order, pieces: [], kind: 'goodwill', reason, amount, at: now } as const
      const done = await refundGoods(tx, services, input)
      return [
        `${format(done.amount)} of ${order.number} is given back; ${format(most - done.amount)} could be still.`,
      ]
    })
  },
}

export const refundRetry: Command = {
  usage: 'refund retry <part>',
  description:
    'Asks the payment provider again for a part of a refund that has failed, by the id that order shows.',
  positionals: 1,
  options: [],
  async run(services, { positionals: [partId = ''] }, now) {
    const known = await services.store.db
      .selectFrom('refund_part')
      .innerJoin('refund', 'refund.id', 'refund_part.refund_id')
      .select([
        'refund.order_id',
        'refund.kind',
        'refund_part.ref',
        'refund_part.tender',
        'refund_part.amount',
      ])
      .where('refund_part.id', '=', partId)
      .executeTakeFirst()
    if (!known) throw new CommandError(`There is no part ${plain(partId)} of a refund.`)
    return withLockedOrder(services, { id: known.order_id, now }, async (tx, order) => {
      const { state } = await tx
        .selectFrom('refund_part')
        .select('state')
        .where('id', '=', partId)
        .executeTakeFirstOrThrow()
      if (state !== 'failed')
        throw new CommandError(`${partId} is ${state}: only a failed part is asked for again.`)
      // A failure has freed the amount: another refund may have given it back meanwhile.
      if (known.kind !== 'payment' && (await leftOf(tx, order, known)) < known.amount)
        throw new CommandError(
          `What ${partId} was to give back has gone back by another refund of ${order.number}.`,
        )
      await retryRefund(tx, partId, now)
      return [`${formatterOf(order, LOCALE)(known.amount)} of ${order.number} is asked for again.`]
    })
  },
}

/** What can be given back of an order: an order without a receipt was never sold, and its tenders were given back when it ended. */
async function mostOf(tx: Tx, order: Order): Promise<number> {
  const isSold = order.receipt_number !== null && order.status !== 'cancelled' && order.status !== 'unpaid'
  return isSold ? refundable(await paidTenders(tx, order)) : 0
}

async function leftOf(
  tx: Tx,
  order: Order,
  part: { readonly tender: string; readonly ref: string },
): Promise<number> {
  const own = (await paidTenders(tx, order)).filter(
    ({ tender, ref }) => tender === part.tender && ref === part.ref,
  )
  return refundable(own)
}
