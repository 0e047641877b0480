import type { SyncClient, EnqueuedOperation, SaveState } from '../sync-client.ts'
import { openSync, withSync } from '../open-sync.ts'
import type { CartPiece, CartPreview } from '../resources/cart-view.ts'
import { currentCart } from './use-cart.ts'

export interface PieceToAdd {
  readonly piece: CartPiece
  readonly qty: number
}

const itemOf = ({ piece: { sku, productId }, qty }: PieceToAdd) => ({ sku, productId, qty })

/** Adds pieces to the cart; resolves as soon as this device has stored the operation, with or without a network. */
export function addToCart(adding: readonly PieceToAdd[]): Promise<EnqueuedOperation> {
  const [first, ...more] = adding
  if (!first) return Promise.reject(new RangeError('nothing to put into the bag'))
  return withSync((device) => {
    const preview: CartPreview = { pieces: adding.map(({ piece }) => piece), currency: device.currency }
    if (more.length === 0) return device.enqueueTracked(device.calls.cartAdd, itemOf(first), preview)
    return device.enqueueTracked(device.calls.cartBatchAdd, { items: adding.map(itemOf) }, preview)
  })
}

export function setQuantity(sku: string, qty: number): Promise<SaveState> {
  return withSync((device) =>
    device.enqueue(device.calls.cartUpdate, { sku, qty }, previewLines(device, [sku])),
  )
}

/** The field lost focus: the quantity just set is sent without its debounce time. */
export function sendQuantity(): Promise<void> {
  return withSync((device) => device.flushDebounce()).catch(() => {})
}

export function removeFromCart(skus: readonly string[]): Promise<SaveState> {
  return withSync((device) =>
    device.enqueue(device.calls.cartRemove, { skus: [...skus] }, previewLines(device, skus)),
  )
}

export function selectInCart(skus: readonly string[], selected: boolean): Promise<SaveState> {
  return withSync((device) =>
    device.enqueue(device.calls.cartSelect, { skus: [...skus], selected }, previewLines(device, skus)),
  )
}

/** Moves lines to the wishlist: one operation, so that both lists change or neither does. */
export function moveToWishlist(skus: readonly string[]): Promise<EnqueuedOperation> {
  return withSync((device) =>
    device.enqueueTracked(device.calls.cartMove, { skus: [...skus] }, previewLines(device, skus)),
  )
}

/** The lines as the screen shows them now: pending and refused operations can show them after they have gone. */
function previewLines(device: SyncClient, skus: readonly string[]): CartPreview {
  const cart = currentCart()
  const lines = cart.status === 'ready' ? cart.lines.filter((line) => skus.includes(line.sku)) : []
  return { pieces: lines, currency: device.currency }
}

/** Fetches cart and wishlist; throws `CallError` when the server cannot be reached. */
export async function refreshCart(): Promise<void> {
  const device = await openSync()
  await device.refresh()
}
