import type { EnqueuedOperation, SaveState } from '../save-operations.ts'
import { enqueue, enqueueTracked } from '../enqueue.ts'
import { openSync, withSync } from '../open-sync.ts'
import type { OperationPreview } from '../outbox/operation-preview.ts'
import type { CartPiece } from '../resources/cart-view.ts'
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
  const preview = { pieces: adding.map(({ piece }) => piece) }
  if (more.length === 0) return enqueueTracked('/cart/add', itemOf(first), preview)
  return enqueueTracked('/cart/batchAdd', { items: adding.map(itemOf) }, preview)
}

export function setQuantity(sku: string, qty: number): Promise<SaveState> {
  return enqueue('/cart/update', { sku, qty }, previewLines([sku]))
}

/** The field lost focus: the quantity just set is sent without its debounce time. */
export function sendQuantity(): Promise<void> {
  return withSync((device) => device.flushDebounce()).catch(() => {})
}

export function removeFromCart(skus: readonly string[]): Promise<SaveState> {
  return enqueue('/cart/remove', { skus: [...skus] }, previewLines(skus))
}

export function selectInCart(skus: readonly string[], selected: boolean): Promise<SaveState> {
  return enqueue('/cart/select', { skus: [...skus], selected }, previewLines(skus))
}

/** Another colour or size of a product in the place of its line: one operation, so that a refusal leaves the old line. */
export function replaceInCart(sku: string, { piece, qty }: PieceToAdd): Promise<EnqueuedOperation> {
  return enqueueTracked('/cart/replace', { sku, by: itemOf({ piece, qty }) }, { pieces: [piece] })
}

/** Moves lines to the wishlist: one operation, so that both lists change or neither does. */
export function moveToWishlist(skus: readonly string[]): Promise<EnqueuedOperation> {
  return enqueueTracked('/cart/moveToWishlist', { skus: [...skus] }, previewLines(skus))
}

/** The lines as the screen shows them now: pending and refused operations can show them after they have gone. */
function previewLines(skus: readonly string[]): OperationPreview {
  const cart = currentCart()
  return { pieces: cart.status === 'ready' ? cart.lines.filter((line) => skus.includes(line.sku)) : [] }
}

/** Fetches cart and wishlist; throws `CallError` when the server cannot be reached. */
export async function refreshCart(): Promise<void> {
  const device = await openSync()
  await device.refresh()
}
