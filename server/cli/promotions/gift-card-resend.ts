import { checkEmail } from '#domain/checkout/email.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { Reader } from '../../db/schema/database.ts'
import { transact } from '../../db/transaction.ts'
import { sendAgain } from '../../modules/egifts/resend-egift.ts'
import { egiftCardsOf } from '../../modules/orders/egifts-of-order.ts'
import { lockOrder } from '../../modules/orders/orders.queries.ts'
import type { Command } from '../command/command.ts'
import { CommandError, WrongUsage } from '../command/complaints.ts'
import { neededText } from '../command/options.ts'
import { plain } from '../command/printed.ts'
import { NOTHING } from './times.ts'

export const giftCardResend: Command = {
  usage: 'gift-card resend <last four or id> --email <address>',
  description:
    'Sends an eGift card that was bought to another address, with a new code: the one before stops working at once. A card whose day has not come keeps it.',
  positionals: 1,
  options: ['email'],
  async run({ store }, { positionals: [named = ''], options }, now) {
    const email = neededText(options, 'email').toLowerCase()
    if (checkEmail(email) !== 'ok') throw new WrongUsage(`--email is no address: '${plain(email)}'.`)
    const { cardId, orderId } = await boughtCard(store.db, named)
    const sent = await transact(store, async (tx) => {
      await lockOrder(tx, orderId, now)
      const cards = (await egiftCardsOf(tx, orderId)).filter((card) => card.card_id === cardId)
      return sendAgain(tx, { orderId, cards, email, now })
    }).catch((error: unknown) => {
      if (error instanceof ShopError && error.reason === 'egift-used')
        throw new CommandError(`The card ${plain(named)} is used, blocked, or was sent too often. ${NOTHING}`)
      throw error
    })
    return [sent > 0 ? `Sent to ${plain(email)} now.` : `Goes to ${plain(email)} on its day.`]
  },
}

async function boughtCard(
  db: Reader,
  named: string,
): Promise<{ readonly cardId: string; readonly orderId: string }> {
  const [card, other] = await db
    .selectFrom('gift_card')
    .innerJoin('egift_card', 'egift_card.card_id', 'gift_card.id')
    .select(['gift_card.id', 'gift_card.last', 'order_id'])
    .where((row) => row.or([row('gift_card.id', '=', named), row('last', '=', named.toUpperCase())]))
    .execute()
  if (!card) throw new CommandError(`There is no eGift card ${plain(named)} that was bought.`)
  if (other)
    throw new CommandError(
      `Several gift cards end in ${card.last}: name one by its id (gift-card list). ${NOTHING}`,
    )
  return { cardId: card.id, orderId: card.order_id }
}
