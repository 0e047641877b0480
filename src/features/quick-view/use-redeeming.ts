import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PointsProduct } from '#blocks/product/card/points-price.tsx'
import {
  FULL_POINTS,
  type PointsPayment,
  pointsPayments,
  REDEEMING_IS_OPEN,
  redeemStep,
} from '#domain/catalog/points-purchase.ts'
import { toast } from '#ui/toast/toast.ts'
import { askSignIn, isSignedInHere } from '#blocks/identity/ask-sign-in.ts'
import type { Buying } from '#blocks/product/buying/use-buying.ts'

export interface Redeeming {
  /** One at least. */
  readonly payments: readonly PointsPayment[]
  readonly payment: PointsPayment
  readonly choose: (payment: PointsPayment) => void
  readonly redeem: () => void
}

/**
 * Paying with points (spec 4.5); each opening of the quick view begins with 'Full Points'. Undefined for a product without a points
 * price, and as long as checkout takes no points.
 */
export function useRedeeming(
  product: PointsProduct,
  { take }: Buying,
  onMissing: () => void,
): Redeeming | undefined {
  const { t } = useLingui()
  const [payment, choose] = useState<PointsPayment>(FULL_POINTS)

  function redeem() {
    const isSignedIn = isSignedInHere()
    // The size is requested separately.
    const sku = isSignedIn ? take()?.sku : undefined
    switch (redeemStep({ isSignedIn, sku })) {
      case 'sign-in':
        toast(t`please login`)
        // Closed without a login: the press is dropped (spec 4.1).
        return void askSignIn().catch(() => {})
      case 'choose-size':
        return onMissing()
      case 'redeem':
        return
    }
  }

  const payments = REDEEMING_IS_OPEN ? pointsPayments(product) : []
  return payments.length > 0 ? { payments, payment, choose, redeem } : undefined
}
