import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import type { MemberData } from '#contract/account/export.contract.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import type { PersonalData } from '../../services/personal-data.ts'
import type { ExportContext } from '../../services/data-export.ts'
import { cardOwnerOf } from '../gift-cards/own-gift-cards.ts'
import { eraseReceivedEgifts, receivedEgifts } from './egifts-of-order.ts'
import { queueOrderErasure } from './erase-orders.ts'
import { presentOrder } from './orders.present.ts'

/** The guest's orders become the member's; their secrets stay valid. */
async function mergeOrders(tx: Tx, { guest, member }: ServerEvents['identity.merged']): Promise<void> {
  await tx
    .updateTable('shop_order')
    .set({ shopper: shopperKey(member) })
    .where('shopper', '=', shopperKey(guest))
    .execute()
  await tx
    .updateTable('order_return')
    .set({ shopper: shopperKey(member) })
    .where('shopper', '=', shopperKey(guest))
    .execute()
}

async function ordersOf(tx: Tx, context: ExportContext, member: Shopper): Promise<MemberData['orders']> {
  const rows = await tx
    .selectFrom('shop_order')
    .selectAll()
    .where('shopper', '=', shopperKey(member))
    .orderBy('created_at', 'desc')
    .execute()
  const say = context.services.texts.in(context.language)
  const orders: MemberData['orders'] = []
  for (const row of rows) orders.push(await presentOrder(tx, row, { ...context, say }))
  return orders
}

/** The people and the message of the cards that a member has bought, besides what the orders show. */
async function egiftsOf(tx: Tx, member: Shopper): Promise<MemberData['egifts']> {
  const rows = await tx
    .selectFrom('egift')
    .innerJoin('shop_order', 'shop_order.id', 'egift.order_id')
    .selectAll('egift')
    .select('shop_order.number')
    .where('shop_order.shopper', '=', shopperKey(member))
    .orderBy('egift.send_at')
    .orderBy('egift.order_id')
    .orderBy('egift.position')
    .execute()
  return rows.map((row) => ({
    orderNumber: row.number,
    amount: row.amount,
    recipientName: row.recipient_name,
    recipientEmail: row.recipient_email,
    senderName: row.sender_name,
    senderEmail: row.sender_email,
    message: row.message,
    sendAt: row.send_at,
  }))
}

/** Those that others, or the member, had sent to the member's confirmed address. */
async function egiftsFor(tx: Tx, member: Shopper): Promise<MemberData['receivedEgifts']> {
  const email = await cardOwnerOf(tx, member)
  const cards = email === undefined ? [] : await receivedEgifts(tx, email)
  return cards.map((card) => ({
    amount: card.amount,
    recipientName: card.recipient_name,
    senderName: card.sender_name,
    message: card.message,
    sentAt: card.sent_at ?? 0,
  }))
}

async function eraseOrderData(tx: Tx, event: ServerEvents['member.erased']): Promise<void> {
  await queueOrderErasure(tx, event)
  if (event.email !== undefined) await eraseReceivedEgifts(tx, event.email)
}

export const orderData: PersonalData = {
  tables: ['shop_order', 'order_erasure', 'order_return', 'egift'],
  merge: mergeOrders,
  erase: eraseOrderData,
  export: async (tx, context, member) => ({
    orders: await ordersOf(tx, context, member),
    egifts: await egiftsOf(tx, member),
    receivedEgifts: await egiftsFor(tx, member),
  }),
}
