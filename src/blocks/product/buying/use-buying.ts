import { useState } from 'react'
import type { CartPiece } from '#sync/resources/cart-view.ts'
import { quantityBounds } from '#domain/cart/quantity.ts'
import { addButton, type AddButton } from '#domain/catalog/variants.ts'
import { pieceOf } from './piece-of.ts'
import type { ChoiceProduct, Selection } from '../choices/selection.ts'
import { useAddToCart } from './use-add-to-cart.ts'

export interface Buying {
  readonly button: AddButton
  /** The chosen size, or the one whose price is shown: sold-out sizes cannot be chosen, only requested. */
  readonly sku: string | undefined
  readonly qty: number
  readonly setQty: (qty: number) => void
  readonly most: number
  /** Add was pressed before a size was picked. */
  readonly missing: boolean
  /** The piece to buy, or undefined after asking for a size. */
  readonly take: () => CartPiece | undefined
  /** False when a size has to be picked first. */
  readonly add: () => Promise<boolean>
}

export interface BuyingOptions {
  /** Shows the request for a size from the beginning. */
  readonly asks?: boolean
  /** Runs once the piece is stored, before the bag's panel opens. */
  readonly onStored?: () => void
}

/** What the user buys of a product, and the button that adds it to the bag, by spec 4.6. */
export function useBuying(
  product: ChoiceProduct,
  selection: Selection | undefined,
  { asks = false, onStored }: BuyingOptions = {},
): Buying {
  const addToCart = useAddToCart(onStored)
  const [wanted, setWanted] = useState(1)
  const [isRequested, setRequested] = useState(asks)
  const chosen = selection?.chosen
  const most = quantityBounds({ stock: chosen?.stock }).max
  const qty = Math.min(wanted, most)
  const canBuy = chosen?.canBuy ?? selection?.sizes.some((size) => size.canBuy) ?? false

  function take() {
    setRequested(true)
    return selection && chosen ? pieceOf(product, selection.colour, chosen) : undefined
  }

  return {
    button: addButton({ ...product, canBuy }),
    sku: chosen?.sku ?? selection?.shown.sku,
    qty,
    setQty: setWanted,
    most,
    missing: isRequested && !chosen,
    take,
    async add() {
      const piece = take()
      if (!piece) return false
      await addToCart([{ piece, qty }])
      return true
    },
  }
}
