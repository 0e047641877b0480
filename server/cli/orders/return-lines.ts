import { PHOTO_WIDTHS } from '#contract/picture-widths.ts'
import { createSay } from '#domain/region/say.ts'
import type { Reader } from '../../db/schema/database.ts'
import { presentReturn } from '../../modules/orders/after-sale/present-after-sale.ts'
import { returnsOfOrder } from '../../modules/orders/after-sale/read-after-sale.ts'
import { linesOfOrder, type Order } from '../../modules/orders/orders.queries.ts'
import { columns, dateTime, plain } from '../command/printed.ts'
import { LOCALE } from './named-order.ts'
import { waitingInWords } from './return-list.ts'

const LARGEST = Math.max(...PHOTO_WIDTHS)

interface Shown {
  readonly order: Order
  readonly returnId: string
  readonly now: number
}

/** One return as the owner decides about it. */
export async function returnLines(db: Reader, { order, returnId, now }: Shown): Promise<string[]> {
  const lines = await linesOfOrder(db, order.id)
  const one = (await returnsOfOrder(db, order.id)).find(({ id }) => id === returnId)
  if (!one) return []
  const reading = { language: 'en', locale: LOCALE, say: createSay('en', {}), now } as const
  const view = await presentReturn(db, one, { order, lines, reading })
  const waits = waitingInWords({ ...one, site: order.site, lang: order.lang }, now)
  const goods = one.lines.map(({ position, qty, received, restocked }) => {
    const line = lines.find((known) => known.position === position)
    return [
      `${qty} ×`,
      line?.sku ?? '',
      `${line?.name ?? ''}, ${line?.color ?? ''}, ${line?.size ?? ''}`,
      received > 0 ? `${received} received, ${restocked} back in stock` : '',
    ]
  })
  return [
    `${one.number}  ${one.state}  ${one.type}  applied for ${dateTime(one.applied_at)}  order ${order.number}`,
    ...(waits === '' ? [] : [waits]),
    `${view.reasonName}: ${plain(one.description.replaceAll(/\s+/gu, ' '))}`,
    ...view.photos.map((photo) => `photo ${plain(photo)}-${LARGEST}.webp`),
    ...(view.store ? [plain(`brought to ${view.store.name}, ${view.store.address}`)] : []),
    ...(one.tracking === '' ? [] : [plain(`sent with ${one.courier}, ${one.tracking}`)]),
    '',
    ...columns(goods, [0]),
    `Refund: ${view.formatAmount}`,
    '',
    ...columns(one.events.map(({ kind, at, note }) => [dateTime(at), kind, note])),
  ]
}
