import type { Reader } from '../db/schema/database.ts'
import { transact } from '../db/transaction.ts'
import { writePhone } from '#domain/checkout/phone.ts'
import { writtenAddress } from '#domain/checkout/written-address.ts'
import { readOrderNumber } from '#domain/checkout/order-number.ts'
import { createSay } from '#domain/region/say.ts'
import type { Address } from '#contract/address-schema.ts'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import { shipOrder } from '../modules/orders/ship-order.ts'
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-states.ts'
import { formatterOf } from '../modules/orders/order-amounts.present.ts'
import { presentOrder } from '../modules/orders/orders.present.ts'
import { attemptsOf, lockOrder, type Order } from '../modules/orders/orders.queries.ts'
import { rowLimit, type Command } from './command/command.ts'
import { CommandError, WrongUsage } from './command/complaints.ts'
import { eventsOf, findOrder, newestOrders } from './order-queries.ts'
import { columns, dateTime, plain } from './command/printed.ts'

const LOCALE = 'en-SG'
const STATUSES = ORDER_STATUSES

export const orders: Command = {
  usage: 'orders [--status <status>] [--limit <number>]',
  description: `Lists the newest orders, with the code of the guide who led to them. Statuses: ${STATUSES.join(', ')}.`,
  positionals: 0,
  options: ['status', 'limit'],
  async run({ store: { db } }, { options }) {
    const status = options['status'] === undefined ? undefined : readStatus(options['status'])
    const limit = rowLimit(options)
    const found = await newestOrders(db, status, limit)
    if (found.length === 0) return [status ? `No order is ${status}.` : 'There are no orders yet.']
    const rows = found.map((order) => [
      order.number,
      dateTime(order.created_at),
      order.status,
      `${order.pieces} pcs`,
      formatterOf(order, LOCALE)(order.total),
      order.email,
      order.guide_code ?? '',
    ])
    return columns(rows, [3, 4])
  },
}

export const order: Command = {
  usage: 'order <number>',
  description: 'Shows one order: goods, address, amounts, payments and what happened to it.',
  positionals: 1,
  options: [],
  async run({ store: { db } }, { positionals: [number = ''] }, now) {
    const found = await orderNamed(db, number)
    const view = await presentOrder(db, found, {
      language: 'en',
      locale: LOCALE,
      say: createSay('en', {}),
      now,
    })
    const { amounts, adjustments, tenders } = view
    const goods = view.item.map((line) => [
      `${line.qty} ×`,
      line.sku,
      `${line.productsName}, ${line.color}, ${line.size}`,
      line.formatAmount,
    ])
    return [
      `${found.number}  ${found.status}  placed ${dateTime(found.created_at)} in ${found.site}/${found.lang}`,
      plain(`${view.email}  ${destination(view)}`),
      ...(view.billing ? [plain(`billed to ${written(view.billing)}`)] : []),
      ...(view.note === '' ? [] : [`note: ${plain(view.note.replaceAll(/\s+/gu, ' '))}`]),
      ...(found.guide_code === null ? [] : [`led here by the guide ${found.guide_code}`]),
      '',
      ...columns(goods, [0, 3]),
      ...columns(
        [
          ['Goods', amounts.formatMerchandise],
          ...adjustments.map(({ label, format }) => [label, format]),
          ['Total', amounts.formatOtTotal],
          ...tenders.map(({ label, format }) => [label, format]),
          ...(tenders.length > 0 ? [['By card or wallet', amounts.formatDue]] : []),
        ],
        [1],
      ),
      '',
      ...(await history(db, found)),
    ]
  },
}

export const ship: Command = {
  usage: 'ship <number> --courier <name> --tracking <code>',
  description: 'Marks a paid order as handed to the courier.',
  positionals: 1,
  options: ['courier', 'tracking'],
  async run(services, { positionals: [number = ''], options }, now) {
    const courier = label(options['courier'], '--courier')
    const tracking = label(options['tracking'], '--tracking')
    const { id } = await orderNamed(services.store.db, number)
    const shipped = await transact(services.store, async (tx) => {
      const locked = await lockOrder(tx, id, now)
      if (!locked) throw new CommandError(`There is no order ${number}.`)
      if (locked.status !== 'processing')
        throw new CommandError(
          `${locked.number} is ${locked.status}: only an order in processing can be shipped.`,
        )
      if (locked.shipping_method === 'pickup')
        throw new CommandError(`${locked.number} is fetched from a store: there is nothing to ship.`)
      await shipOrder(tx, services, { order: locked, parcel: { courier, tracking }, at: now })
      return locked
    })
    return [`${shipped.number} is shipped with ${courier}, ${tracking}.`]
  },
}

function readStatus(text: string): OrderStatus {
  const status = STATUSES.find((known) => known === text)
  if (!status) throw new WrongUsage(`--status is one of ${STATUSES.join(', ')}, not '${text}'.`)
  return status
}

async function orderNamed(db: Reader, typed: string): Promise<Order> {
  const number = readOrderNumber(typed)
  const found = number && (await findOrder(db, number))
  if (!found) throw new CommandError(`There is no order ${plain(typed)}.`)
  return found
}

function label(text: string | undefined, option: string): string {
  const read = text?.normalize('NFC').trim() ?? ''
  if (!/^[^\p{C}]{1,60}$/u.test(read))
    throw new WrongUsage(`${option} is missing or longer than 60 characters.`)
  return read
}

function destination({ address, store }: OrderView): string {
  if (!address) return `picks up at ${store?.name ?? 'a store that is no longer there'}`
  return written(address)
}

function written(address: Address): string {
  return [...writtenAddress(address), address.country, writePhone(address.phone)].join(', ')
}

async function history(db: Reader, found: Order): Promise<string[]> {
  const format = formatterOf(found, LOCALE)
  const payments = (await attemptsOf(db, found.id)).map((attempt) => [
    dateTime(attempt.created_at),
    `payment ${attempt.state}`,
    `${attempt.provider} ${attempt.provider_ref ?? ''} ${format(attempt.amount)}`,
  ])
  const events = (await eventsOf(db, found.id)).map((event) => [dateTime(event.at), event.kind, event.data])
  return columns([...events, ...payments])
}
