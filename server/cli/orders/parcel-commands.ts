import { hasWrongCheckDigit, readTrackingNumber } from '#domain/orders/tracking-number.ts'
import { cancellable, orderAfter } from '#domain/orders/order-states.ts'
import type { Reader } from '../../db/schema/database.ts'
import { raise } from '../../events/raise.ts'
import { deliverParcel } from '../../modules/orders/after-sale/deliver-parcel.ts'
import { countsOf } from '../../modules/orders/order-pieces.ts'
import { linesOfOrder, type Order } from '../../modules/orders/orders.queries.ts'
import { shipOrder } from '../../modules/orders/after-sale/ship-order.ts'
import { openTracking } from '../../providers/shipping/open-tracking.ts'
import { providerFor } from '../../providers/shipping/tracking-provider.ts'
import type { Command } from '../command/command.ts'
import { CommandError, WrongUsage } from '../command/complaints.ts'
import { plain } from '../command/printed.ts'
import { countInWords, orderNamed, withLockedOrder } from './named-order.ts'
import { openPiecesNamed, readPieces } from './pieces-named.ts'

export const ship: Command = {
  usage: 'ship <number> --courier <name> --tracking <code> [--pieces <SKU[=qty],SKU…>]',
  description:
    'Marks a paid order, or the named pieces of it, as handed to the courier, and queues the mail with the tracking number. A SKU without a number means all of it that no courier has.',
  positionals: 1,
  options: ['courier', 'tracking', 'pieces'],
  async run(services, { positionals: [number = ''], options }, now) {
    const courier = courierIn(options['courier'])
    const tracking = trackingIn(options['tracking'])
    const named = options['pieces'] === undefined ? undefined : readPieces(options['pieces'])
    const { id } = await orderNamed(services.store.db, number)
    const provider = providerFor(
      openTracking(services.env, () => now),
      courier,
    )
    const { order, sent, left } = await withLockedOrder(services, { id, now }, async (tx, locked) => {
      assertShippable(locked)
      await assertNewNumber(tx, locked, tracking)
      const lines = await linesOfOrder(tx, id)
      const pieces = named && openPiecesNamed(named, { number: locked.number, lines })
      const open = lines.reduce((sum, line) => sum + cancellable(countsOf(line)), 0)
      const parcel = { courier, tracking }
      await shipOrder(tx, services, {
        order: locked,
        parcel,
        at: now,
        provider,
        ...(pieces ? { pieces } : {}),
      })
      const handed = pieces?.reduce((sum, { qty }) => sum + qty, 0) ?? open
      return { order: locked, sent: handed, left: open - handed }
    })
    return [
      left === 0
        ? `${order.number} is shipped with ${courier}, ${tracking}.`
        : `${countInWords(sent)} of ${order.number} went with ${courier}, ${tracking}; ${countInWords(left)} still to ship.`,
      ...(hasWrongCheckDigit(tracking)
        ? [`Look at ${tracking} again: a number of this form has another check digit.`]
        : []),
      ...(provider === '' ? [`No tracking provider follows it: enter its arrival with \`deliver\`.`] : []),
    ]
  },
}

export const deliver: Command = {
  usage: 'deliver <number> [--tracking <code>]',
  description:
    'Marks one parcel of an order, or all that are on their way, as delivered now, and tells the buyer. With the last one the order is delivered and its time for returns begins.',
  positionals: 1,
  options: ['tracking'],
  async run(services, { positionals: [number = ''], options }, now) {
    const tracking = options['tracking'] === undefined ? undefined : trackingIn(options['tracking'])
    const { id } = await orderNamed(services.store.db, number)
    const delivering = { ...services, now: () => now }
    return withLockedOrder(services, { id, now }, async (tx, order) => {
      const parcels = await onTheirWay(tx, order, tracking)
      for (const { id: parcelId } of parcels) {
        await deliverParcel(tx, delivering, { parcelId, at: now })
        await raise(tx, services, { name: 'parcel.moved', orderId: id, parcelId, step: 'delivered', at: now })
      }
      const after = await tx
        .selectFrom('shop_order')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const arrived = parcels.map((one) => `${plain(one.courier)} ${one.tracking}`).join(', ')
      return [`Delivered: ${arrived}.`, `${order.number} is ${after.status}.`]
    })
  },
}

function assertShippable({ number, status, shipping_method: method }: Order): void {
  if (!orderAfter(status, 'ship-rest'))
    throw new CommandError(
      `${number} is ${status}: only an order in processing, or shipped in part, can be shipped.`,
    )
  if (method === 'pickup')
    throw new CommandError(`${number} is fetched from a store: there is nothing to ship.`)
}

/** A number names one parcel of an order: a later one under the same number could not be told apart. */
async function assertNewNumber(db: Reader, { id, number }: Order, tracking: string): Promise<void> {
  const known = await db
    .selectFrom('parcel')
    .select('courier')
    .where('order_id', '=', id)
    .where('tracking', '=', tracking)
    .executeTakeFirst()
  if (known)
    throw new CommandError(`${number} has a parcel ${tracking} with ${plain(known.courier)} already.`)
}

async function onTheirWay(db: Reader, { id, number }: Order, tracking: string | undefined) {
  const parcels = await db
    .selectFrom('parcel')
    .select(['id', 'courier', 'tracking', 'delivered_at'])
    .where('order_id', '=', id)
    .orderBy('shipped_at')
    .orderBy('id')
    .execute()
  if (parcels.length === 0) throw new CommandError(`Nothing of ${number} has been shipped.`)
  const named = parcels.filter((one) => tracking === undefined || one.tracking === tracking)
  if (named.length === 0) throw new CommandError(`${number} has no parcel ${tracking}.`)
  const open = named.filter(({ delivered_at: at }) => at === null)
  if (open.length > 0) return open
  throw new CommandError(
    tracking === undefined
      ? `All parcels of ${number} are delivered already.`
      : `${tracking} is delivered already.`,
  )
}

function courierIn(text: string | undefined): string {
  const read = text?.normalize('NFC').trim() ?? ''
  if (!/^[^\p{C}]{1,60}$/u.test(read))
    throw new WrongUsage('--courier is missing or longer than 60 characters.')
  return read
}

function trackingIn(text = ''): string {
  const read = readTrackingNumber(text)
  if (read === undefined)
    throw new WrongUsage(`--tracking is 4 to 40 letters and digits, not '${plain(text)}'.`)
  return read
}
