import { useLingui } from '@lingui/react/macro'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import {
  FULL_POINTS,
  type PointsPayment,
  pointsPayments,
  redeemStep,
} from '#domain/catalog/points-purchase.ts'
import { storeBuyNow } from '#drafts/buy-now-draft.ts'
import type { CartPiece } from '#sync/resources/cart-view.ts'
import { toast } from '#ui/toast/toast.ts'
import { askSignIn, isSignedInHere } from '../../identity/ask-sign-in.ts'
import { useCaller } from '../../use-caller.ts'
import { useFailureWords } from '../../use-failure-words.ts'
import type { PointsProduct } from '../card/points-price.tsx'
import type { Buying } from '../buying/use-buying.ts'

export interface Redeeming {
  /** One at least. */
  readonly payments: readonly PointsPayment[]
  readonly payment: PointsPayment
  readonly choose: (payment: PointsPayment) => void
  /** Quantity of the pieces that are redeemed. */
  readonly qty: number
  readonly redeem: () => void
}

/**
 * Paying with points (spec 4.5); each opening begins with 'Full Points'. Undefined for a product without a points price. `onMissing` shows
 * the sizes of a product whose size is not chosen.
 */
export function useRedeeming(
  product: PointsProduct,
  { take, qty }: Buying,
  onMissing: () => void,
): Redeeming | undefined {
  const { t } = useLingui()
  const router = useRouter()
  const navigate = useNavigate()
  const call = useCaller()
  const words = useFailureWords()
  const [payment, choose] = useState<PointsPayment>(FULL_POINTS)
  const isBusy = useRef(false)

  async function buy(piece: CartPiece): Promise<void> {
    // At most one request in flight (spec 4.5).
    if (isBusy.current) return
    isBusy.current = true
    const { productId, sku } = piece
    const bought = { productId, sku, qty, allPoint: payment }
    try {
      const { redeemPiece } = await import('#commands/buy-now-calls.ts')
      await redeemPiece(call, bought)
      await storeBuyNow({ ...bought, route: router.state.location.href, productInfo: piece }, Date.now())
      await navigate({ to: '/checkout', search: { buy: 'now' } })
    } catch (error) {
      toast(words(error))
    } finally {
      isBusy.current = false
    }
  }

  function redeem() {
    const isSignedIn = isSignedInHere()
    // The size is requested separately.
    const piece = isSignedIn ? take() : undefined
    switch (redeemStep({ isSignedIn, sku: piece?.sku })) {
      case 'sign-in':
        toast(t`please login`)
        // Closed without a login: the press is dropped (spec 4.1).
        return void askSignIn().catch(() => {})
      case 'choose-size':
        return onMissing()
      case 'redeem':
        if (piece) void buy(piece)
    }
  }

  const payments = pointsPayments(product)
  return payments.length > 0 ? { payments, payment, choose, qty, redeem } : undefined
}
