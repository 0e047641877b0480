import { Trans } from '@lingui/react/macro'
import type { PointsProduct } from '#blocks/product/card/points-price.tsx'
import { RedeemChoice } from '#blocks/product/redeeming/redeem-choice.tsx'
import type { Buying } from '#blocks/product/buying/use-buying.ts'
import { useRedeeming } from '#blocks/product/redeeming/use-redeeming.ts'
import { Button } from '#ui/button/button.tsx'
import css from './buy-box.module.css'

export type RedeemBoxProps = {
  readonly product: PointsProduct
  readonly buying: Buying
  /** Shows the sizes of a product whose size is not chosen. */
  readonly onMissing: () => void
}

/** Redeeming from the product page (spec 4.5): how, and the button. */
export function RedeemBox({ product, buying, onMissing }: RedeemBoxProps) {
  const redeeming = useRedeeming(product, buying, onMissing)
  if (!redeeming) return null
  return (
    <div className={css.redeem}>
      <RedeemChoice product={product} redeeming={redeeming} />
      <Button wide look="outline" onClick={redeeming.redeem}>
        <Trans>Redeem Product</Trans>
      </Button>
    </div>
  )
}
