import { cartAdd, cartBatchAdd, cartMove, cartRemove, cartSelect, cartUpdate } from '#contract/cart.ts'
import type { DeviceStore, Offered, Saved } from '../device.ts'
import { deviceState } from '../device-state.ts'
import { openDevice, withDevice } from '../on-device.ts'
import type { AboutBag } from './bag-model.ts'
import type { BagPiece } from './bag-view.ts'

export interface PieceToAdd {
  readonly piece: BagPiece
  readonly qty: number
}

const itemOf = ({ piece: { sku, productId }, qty }: PieceToAdd) => ({ sku, productId, qty })

/** Puts pieces into the bag; resolves as soon as this device has written it down, with or without a network. */
export function addToBag(adding: readonly PieceToAdd[]): Promise<Offered> {
  const [first, ...more] = adding
  if (!first) return Promise.reject(new RangeError('nothing to put into the bag'))
  return withDevice((device) => {
    const about: AboutBag = { pieces: adding.map(({ piece }) => piece), currency: device.currency }
    if (more.length === 0) return device.offer(cartAdd, itemOf(first), about)
    return device.offer(cartBatchAdd, { items: adding.map(itemOf) }, about)
  })
}

export function setQuantity(sku: string, qty: number): Promise<Saved> {
  return withDevice((device) => device.change(cartUpdate, { sku, qty }, aboutLines(device, [sku])))
}

/** The field was left: the quantity just set is sent without a rest. */
export function sendQuantity(): Promise<void> {
  return withDevice((device) => device.endRest()).catch(() => {})
}

export function removeFromBag(skus: readonly string[]): Promise<Saved> {
  return withDevice((device) => device.change(cartRemove, { skus: [...skus] }, aboutLines(device, skus)))
}

export function selectInBag(skus: readonly string[], selected: boolean): Promise<Saved> {
  return withDevice((device) =>
    device.change(cartSelect, { skus: [...skus], selected }, aboutLines(device, skus)),
  )
}

/** Moves lines to the wishlist: one operation, so that both lists change or neither does. */
export function moveToWishlist(skus: readonly string[]): Promise<Offered> {
  return withDevice((device) => device.offer(cartMove, { skus: [...skus] }, aboutLines(device, skus)))
}

/** The lines as they are on the screen now: what waits or was refused can be shown after they have gone. */
function aboutLines(device: DeviceStore, skus: readonly string[]): AboutBag {
  const { bag } = deviceState
  const lines = bag.status === 'ready' ? bag.lines.filter((line) => skus.includes(line.sku)) : []
  // A copy: what the view hands out cannot be written to a database as it is.
  return { pieces: lines.map((line) => ({ ...line })), currency: device.currency }
}

/** Asks the shop for bag and wishlist; throws `CallError` when it cannot be asked. */
export async function refreshBag(): Promise<void> {
  const device = await openDevice()
  await device.refresh()
}
