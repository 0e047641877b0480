import { returnAfter, type ReturnStep } from '#domain/returns/return-states.ts'
import type { Tx } from '../../db/schema/database.ts'
import { formatterOf } from '../../modules/orders/present-amounts.ts'
import { linesOfOrder, orderById, type Order } from '../../modules/orders/orders.queries.ts'
import { approveReturn, receiveReturn, refuseReturn } from '../../modules/returns/returns.commands.ts'
import { linesOfReturn, type Return } from '../../modules/returns/returns.queries.ts'
import { wholeNumber, type Command, type ToolServices } from '../command/command.ts'
import { CommandError } from '../command/complaints.ts'
import { neededText } from '../command/options.ts'
import { countInWords, LOCALE, piecesInWords, withLockedOrder } from './named-order.ts'
import { returnNamed } from './named-return.ts'
import { returnLines } from './return-lines.ts'

export const showReturn: Command = {
  usage: 'return <return>',
  description:
    'Shows one return by its number or id: pieces, reason, the words and photos of the buyer, its parcel or store, and what happened to it.',
  positionals: 1,
  options: [],
  async run({ store: { db } }, { positionals: [typed = ''] }, now) {
    const one = await returnNamed(db, typed)
    const order = await orderById(db, one.order_id)
    if (!order) throw new CommandError(`The order of ${one.number} is gone.`)
    return returnLines(db, { order, returnId: one.id, now })
  },
}

export const returnApprove: Command = {
  usage: 'return approve <return> [--note <text>]',
  description:
    'Agrees to a return and tells the buyer, with the note. A return without goods is refunded at once.',
  positionals: 1,
  options: ['note'],
  run(services, { positionals: [typed = ''], options }, now) {
    const note = options['note'] === undefined ? '' : neededText(options, 'note')
    return decide(services, { typed, step: 'approve', now }, async (tx, { order, one }) => {
      const refund = await approveReturn(tx, services, { order, one, at: now, note })
      if (refund) return [`${one.number} is refunded: ${formatterOf(order, LOCALE)(refund.amount)}.`]
      const isSent = one.type === 'self-ship' && one.tracking !== ''
      return [`${one.number} is approved. ${isSent ? 'The goods are on their way.' : NEXT[one.type]}`]
    })
  },
}

export const returnRefuse: Command = {
  usage: 'return refuse <return> --note <text>',
  description: 'Does not take goods back, and tells the buyer why.',
  positionals: 1,
  options: ['note'],
  run(services, { positionals: [typed = ''], options }, now) {
    const note = neededText(options, 'note')
    return decide(services, { typed, step: 'refuse', now }, async (tx, { order, one }) => {
      await refuseReturn(tx, services, { order, one, at: now, note })
      return [`${one.number} is refused. Nothing is refunded.`]
    })
  },
}

export const returnReceive: Command = {
  usage: 'return receive <return> [--damaged <number>]',
  description:
    'The goods of a return have arrived: they return to stock, without the damaged ones, and what was paid for all of them is refunded.',
  positionals: 1,
  options: ['damaged'],
  run(services, { positionals: [typed = ''], options }, now) {
    return decide(services, { typed, step: 'receive', now }, async (tx, { order, one }) => {
      const pieces = await linesOfReturn(tx, one.id)
      const most = pieces.reduce((sum, { qty }) => sum + qty, 0)
      const damaged = wholeNumber(options['damaged'] ?? '0', '--damaged', { least: 0, most })
      const { amount } = await receiveReturn(tx, services, { order, one, at: now, damaged })
      const restocked = (await linesOfReturn(tx, one.id)).flatMap(({ position, restocked: qty }) =>
        qty > 0 ? [{ position, qty }] : [],
      )
      return [
        `${one.number} is refunded: ${formatterOf(order, LOCALE)(amount)}.`,
        restocked.length === 0
          ? 'Nothing is back in stock.'
          : `Back in stock: ${piecesInWords(await linesOfOrder(tx, order.id), restocked)}.`,
        ...(damaged > 0 ? [`Damaged and not back in stock: ${countInWords(damaged)}.`] : []),
      ]
    })
  },
}

/** What an approved return waits for. */
const NEXT: Readonly<Record<Return['type'], string>> = {
  'in-store': 'The buyer brings the goods to the store.',
  'self-ship': 'The buyer sends the goods.',
  'pick-up': 'Have a courier fetch the goods.',
  'refund-only': '',
}

interface Deciding {
  readonly typed: string
  readonly step: ReturnStep
  readonly now: number
}

interface Decided {
  readonly order: Order
  /** Read after the order was locked. */
  readonly one: Return
}

/** Decides a return that can be decided so; repeated, it is refused and nothing happens twice. */
async function decide(
  services: ToolServices,
  { typed, step, now }: Deciding,
  work: (tx: Tx, decided: Decided) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const { id, order_id: orderId } = await returnNamed(services.store.db, typed)
  return withLockedOrder(services, { id: orderId, now }, async (tx, order) => {
    const one = await returnNamed(tx, id)
    if (!returnAfter(one, step))
      throw new CommandError(
        `${one.number} is ${one.state} (${one.type}): \`return ${step}\` is not possible.`,
      )
    return work(tx, { order, one })
  })
}
