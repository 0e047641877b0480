import { useLingui } from '@lingui/react/macro'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { isSignedInHere } from '#blocks/ask-sign-in.ts'
import { useAddToCart } from '#blocks/product/use-add-to-cart.ts'
import type { ProductDetail } from '#contract/product.contract.ts'
import { storeBuyNow } from '#drafts/buy-now-draft.ts'
import { quantityBounds } from '#domain/cart/quantity.ts'
import { addButton, type AddButton } from '#domain/catalog/variants.ts'
import type { RefusedAdd } from '#domain/region/plain-paths.ts'
import { toast } from '#ui/toast/toast.ts'
import { pieceOf } from './components/piece-of.ts'
import type { Selection } from './components/selection.ts'

export interface Buying {
  readonly button: AddButton
  /** The chosen size, or the one whose price is shown: sold-out sizes cannot be chosen, only requested. */
  readonly sku: string | undefined
  readonly qty: number
  readonly setQty: (qty: number) => void
  readonly most: number
  /** Add was pressed before a size was picked. */
  readonly missing: boolean
  /** Both return false when a size has to be picked first. */
  readonly add: () => Promise<boolean>
  readonly buyNow: () => Promise<boolean>
}

/** Add to bag and buy now, by spec 4.6. */
export function useBuying(
  product: ProductDetail,
  selection: Selection | undefined,
  refused?: RefusedAdd,
): Buying {
  const { t } = useLingui()
  const addToCart = useAddToCart()
  const router = useRouter()
  const navigate = useNavigate()
  const [wanted, setWanted] = useState(1)
  const [isRequested, setRequested] = useState(refused === 'size')
  const chosen = selection?.chosen
  const most = quantityBounds({ stock: chosen?.stock }).max
  const qty = Math.min(wanted, most)
  const canBuy = chosen?.canBuy ?? selection?.sizes.some((size) => size.canBuy) ?? false

  /** The piece to buy, or undefined after asking for a size. */
  function piece() {
    setRequested(true)
    return selection && chosen ? pieceOf(product, selection.colour, chosen) : undefined
  }

  return {
    button: addButton({ isVirtual: product.isVirtual, canBuy }),
    sku: chosen?.sku ?? selection?.shown.sku,
    qty,
    setQty: setWanted,
    most,
    missing: isRequested && !chosen,
    async add() {
      const bought = piece()
      if (!bought) return false
      await addToCart([{ piece: bought, qty }])
      return true
    },
    async buyNow() {
      const bought = piece()
      if (!bought) return false
      const { productId, sku } = bought
      try {
        const route = router.state.location.href
        await storeBuyNow({ productId, sku, qty, route, productInfo: bought }, Date.now())
      } catch {
        toast(t`This device could not keep it. Free some space and try again.`)
        return true
      }
      await navigate({ to: isSignedInHere() ? '/checkout' : '/checkout-guest', search: { buy: 'now' } })
      return true
    },
  }
}
