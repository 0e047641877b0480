import { cartAdd, cartBatchAdd, cartRemove, cartSelect, cartUpdate } from '#contract/cart.ts'
import type { Saved } from '../device.ts'
import { openDevice, withDevice } from '../on-device.ts'
import type { AboutBag } from './bag-model.ts'
import type { BagPiece } from './bag-view.ts'

export interface PieceToAdd {
  readonly piece: BagPiece
  readonly qty: number
}

const itemOf = ({ piece: { sku, productId }, qty }: PieceToAdd) => ({ sku, productId, qty })

/** Puts pieces into the bag; resolves as soon as this device has written it down, with or without a network. */
export function addToBag(adding: readonly PieceToAdd[]): Promise<Saved> {
  const [first, ...more] = adding
  if (!first) return Promise.resolve('saved')
  return withDevice((device) => {
    const about: AboutBag = { pieces: adding.map(({ piece }) => piece), currency: device.currency }
    if (more.length === 0) return device.change(cartAdd, itemOf(first), about)
    return device.change(cartBatchAdd, { items: adding.map(itemOf) }, about)
  })
}

export function setQuantity(sku: string, qty: number): Promise<Saved> {
  return withDevice((device) => device.change(cartUpdate, { sku, qty }, undefined))
}

export function removeFromBag(skus: readonly string[]): Promise<Saved> {
  return withDevice((device) => device.change(cartRemove, { skus: [...skus] }, undefined))
}

export function selectInBag(skus: readonly string[], selected: boolean): Promise<Saved> {
  return withDevice((device) => device.change(cartSelect, { skus: [...skus], selected }, undefined))
}

/** Asks the shop for bag and wishlist; throws `CallError` when it cannot be asked. */
export async function refreshBag(): Promise<void> {
  const device = await openDevice()
  await device.refresh()
}
