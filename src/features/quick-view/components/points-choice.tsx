import { useLingui } from '@lingui/react/macro'
import type { ProductCard } from '#contract/catalog/card-fields.ts'
import { PointsWay } from '#blocks/product/card/points-price.tsx'
import { FULL_POINTS } from '#domain/catalog/points-purchase.ts'
import { RadioGroup } from '#ui/radio-group/radio-group.tsx'
import type { Redeeming } from '../use-redeeming.ts'

type PointsChoiceProps = {
  readonly product: ProductCard
  readonly redeeming: Redeeming
  /** Price of the size that is shown. */
  readonly money: string
}

/** The 'Payment' of a product that points can buy (spec 2.9). */
export function PointsChoice({ product, redeeming, money }: PointsChoiceProps) {
  const { t } = useLingui()
  const { payments, payment, choose } = redeeming
  if (payments.length === 0) return null
  return (
    <RadioGroup
      label={t`Payment`}
      value={String(payment)}
      onChange={(value) => choose(payments.find((one) => String(one) === value) ?? FULL_POINTS)}
      options={payments.map((one) => ({
        value: String(one),
        label: one === FULL_POINTS ? t`Full Points` : t`Points + Pay`,
        aside: <PointsWay of={product} payment={one} money={money} />,
      }))}
    />
  )
}
