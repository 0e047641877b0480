import type { resendEgift as resendCall } from '#contract/buying/egift.contract.ts'
import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import { checkEmail } from '#domain/checkout/email.ts'
import { foldCode } from '#domain/text/typed-text.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { Tx } from '../../db/schema/database.ts'
import { transact } from '../../db/transaction.ts'
import type { RequestContext } from '../../services/route.ts'
import { egiftCardsOf, isUsed, type EgiftCard } from '../orders/egifts-of-order.ts'
import { orderFor } from '../orders/order-access.ts'
import { lockOrder } from '../orders/orders.queries.ts'
import { rotateCode } from './egift-mail.ts'
import { queueEgiftMail } from './queue-egift-mail.ts'

/** The buyer corrects the address and has the cards of a line sent again (traps 3.16). Throws `egift-used` where none is unused. */
export async function resendEgift(
  context: RequestContext,
  { position, email: typed, ...access }: InputOf<typeof resendCall>,
): Promise<OutputOf<typeof resendCall>> {
  const { services } = context
  const email = readTarget(typed)
  const { id } = await orderFor(context, access)
  return transact(services.store, async (tx) => {
    const now = services.now()
    if (!(await lockOrder(tx, id, now))) throw new ShopError('order-unknown')
    const cards = (await egiftCardsOf(tx, id)).filter((card) => card.position === position)
    return { sent: await sendAgain(tx, { orderId: id, cards, email, now }) }
  })
}

/** Throws `email-wrong`. */
function readTarget(typed: string): string {
  const problem = checkEmail(typed)
  if (problem !== 'ok') throw new ShopError('email-wrong', { problem })
  return foldCode(typed)
}

interface SendingAgain {
  /** Its row is locked. */
  readonly orderId: string
  readonly cards: readonly EgiftCard[]
  readonly email: string
  readonly now: number
}

/** A limit of mails to one address. */
const MOST_TURNS = 10

/**
 * Sends unused cards to this address from now on, and returns how many are sent now. The code that was sent before stops working at once;
 * a card whose day has not come keeps its day. Throws `egift-used` where none may be sent.
 */
export async function sendAgain(tx: Tx, { orderId, cards, email, now }: SendingAgain): Promise<number> {
  const free = cards.filter((card) => card.blocked_at === null && !isUsed(card) && card.turn < MOST_TURNS)
  if (free.length === 0) throw new ShopError('egift-used')
  let sent = 0
  for (const { card_id: cardId, position, turn } of free) {
    await tx
      .updateTable('egift')
      .set({ recipient_email: email })
      .where('order_id', '=', orderId)
      .where('position', '=', position)
      .execute()
    if (await isPlanned(tx, { orderId, position, now })) continue
    // An order may just have paid with it.
    if ((await rotateCode(tx, cardId)) === undefined) continue
    await tx
      .updateTable('egift_card')
      .set({ turn: turn + 1 })
      .where('card_id', '=', cardId)
      .execute()
    await queueEgiftMail(tx, { template: 'card', cardId, turn: turn + 1 }, now)
    sent += 1
  }
  return sent
}

/** Whether the day of the cards has not come. */
async function isPlanned(
  tx: Tx,
  { orderId, position, now }: { readonly orderId: string; readonly position: number; readonly now: number },
): Promise<boolean> {
  const { send_at: sendAt } = await tx
    .selectFrom('egift')
    .select('send_at')
    .where('order_id', '=', orderId)
    .where('position', '=', position)
    .executeTakeFirstOrThrow()
  return sendAt > now
}
