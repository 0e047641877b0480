import { writePhone } from '#domain/checkout/phone.ts'
import { writtenAddress } from '#domain/checkout/written-address.ts'
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-states.ts'
import { createSay } from '#domain/region/say.ts'
import type { Address } from '#contract/address-schema.ts'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import type { Reader } from '../../db/schema/database.ts'
import { formatterOf } from '../../modules/orders/present-amounts.ts'
import { presentOrder } from '../../modules/orders/orders.present.ts'
import { attemptsOf, type Order } from '../../modules/orders/orders.queries.ts'
import { rowLimit, type Command } from '../command/command.ts'
import { WrongUsage } from '../command/complaints.ts'
import { columns, dateTime, plain } from '../command/printed.ts'
import { afterSaleLines } from './after-sale-lines.ts'
import { LOCALE, orderNamed } from './named-order.ts'
import { eventsOf, newestOrders } from './order-queries.ts'

export const orders: Command = {
  usage: 'orders [--status <status>] [--limit <number>]',
  description: `Lists the newest orders, with the code of the guide who led to them. Statuses: ${ORDER_STATUSES.join(', ')}.`,
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
  description:
    'Shows one order: goods, address, amounts, parcels, returns, refunds with their parts, payments and what happened to it.',
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
      ...(await afterSaleLines(db, found)),
      ...(await history(db, found)),
    ]
  },
}

function readStatus(text: string): OrderStatus {
  const status = ORDER_STATUSES.find((known) => known === text)
  if (!status) throw new WrongUsage(`--status is one of ${ORDER_STATUSES.join(', ')}, not '${text}'.`)
  return status
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
