import { transact } from '../../db/transaction.ts'
import { collectOrder } from '../../modules/orders/after-sale/collect-order.ts'
import { lockOrder } from '../../modules/orders/orders.queries.ts'
import type { Command } from '../command/command.ts'
import { CommandError } from '../command/complaints.ts'
import { orderNamed } from './named-order.ts'

export const collected: Command = {
  usage: 'collected <number>',
  description: 'Marks a paid order as handed over in its store: its return time begins.',
  positionals: 1,
  options: [],
  async run(services, { positionals: [typed = ''] }, now) {
    const { id, number } = await orderNamed(services.store.db, typed)
    await transact(services.store, async (tx) => {
      const order = await lockOrder(tx, id, now)
      if (!order) throw new CommandError(`There is no order ${number}.`)
      if (order.shipping_method !== 'pickup')
        throw new CommandError(`${number} is delivered by a courier: see 'ship' and 'deliver'.`)
      if (order.status !== 'processing')
        throw new CommandError(
          `${number} is ${order.status}: only an order in processing can be handed over.`,
        )
      await collectOrder(tx, services, { order, at: now })
    })
    return [`${number} is collected. It can be returned within 15 days.`]
  },
}
