import type { Tx } from '../../db/schema/database.ts'
import { openPieces } from '../../modules/orders/order-pieces.ts'
import { formatterOf } from '../../modules/orders/present-amounts.ts'
import { isOpenAtProvider } from '../../modules/orders/orders.policy.ts'
import { attemptsOf, linesOfOrder, type Order } from '../../modules/orders/orders.queries.ts'
import { cancelHeld } from '../../modules/payment/cancel-held.ts'
import { cancelAllOf, cancelPieces } from '../../modules/payment/cancel-order.ts'
import type { Command, ToolServices } from '../command/command.ts'
import { CommandError } from '../command/complaints.ts'
import { neededText } from '../command/options.ts'
import { dateTime } from '../command/printed.ts'
import { LOCALE, orderNamed, piecesInWords, withLockedOrder } from './named-order.ts'

export const cancel: Command = {
  usage: 'cancel <number> --reason <text>',
  description:
    'Cancels an order that is unpaid, held or in processing, or what no courier has of one that is shipped in part. Its pieces return to stock, and what was paid for them is refunded.',
  positionals: 1,
  options: ['reason'],
  async run(services, { positionals: [number = ''], options }, now) {
    const reason = neededText(options, 'reason')
    const { id } = await orderNamed(services.store.db, number)
    return withLockedOrder(services, { id, now }, async (tx, order) => {
      const lines = await linesOfOrder(tx, id)
      const pieces = await openPieces(tx, id)
      const refunded = await cancelBy(tx, services, { order, reason, at: now })
      return [
        order.status === 'part-shipped'
          ? `What no courier has of ${order.number} is cancelled.`
          : `${order.number} is cancelled.`,
        `Back in stock: ${piecesInWords(lines, pieces)}.`,
        ...refunded,
      ]
    })
  },
}

interface Cancelling {
  readonly order: Order
  readonly reason: string
  readonly at: number
}

/** Returns what is refunded, in words; nothing for an order that was not paid. */
async function cancelBy(
  tx: Tx,
  services: ToolServices,
  { order, reason, at }: Cancelling,
): Promise<readonly string[]> {
  const { id, number, status } = order
  switch (status) {
    case 'unpaid':
      await assertNoPayment(tx, order)
      await cancelAllOf(tx, services, { order, reason, at })
      return []
    case 'held':
      await cancelHeld(tx, services, { order, reason, at })
      return ['What has arrived for it goes back.']
    case 'processing':
    case 'part-shipped': {
      const pieces = await openPieces(tx, id)
      const { amount } = await cancelPieces(tx, services, { order, reason, isShopsFault: true, at, pieces })
      return [`Refund: ${formatterOf(order, LOCALE)(amount)}.`]
    }
    default:
      throw new CommandError(
        `${number} is ${status}: only an order that is unpaid, held, in processing or shipped in part can be cancelled.`,
      )
  }
}

/** The tool does not talk to the provider, on whose page the buyer may be paying. */
async function assertNoPayment(tx: Tx, { id, number, pay_by: payBy }: Order): Promise<void> {
  const open = (await attemptsOf(tx, id)).some(
    (attempt) => isOpenAtProvider(attempt) && attempt.provider_ref !== null,
  )
  if (open)
    throw new CommandError(
      `The buyer of ${number} may be paying at this moment. Unpaid, it is cancelled by itself at ${dateTime(payBy)}.`,
    )
}
