import { useLingui } from '@lingui/react/macro'
import { type PointsProduct, PointsWay } from '../card/points-price.tsx'
import { FULL_POINTS } from '#domain/catalog/points-purchase.ts'
import { RadioGroup } from '#ui/radio-group/radio-group.tsx'
import type { Redeeming } from './use-redeeming.ts'

type RedeemChoiceProps = {
  readonly product: PointsProduct
  readonly redeeming: Redeeming
}

/** The 'Payment' of a product that points can buy (spec 2.9). */
export function RedeemChoice({ product, redeeming }: RedeemChoiceProps) {
  const { t } = useLingui()
  const { payments, payment, choose } = redeeming
  return (
    <RadioGroup
      label={t`Payment`}
      value={String(payment)}
      onChange={(value) => choose(payments.find((one) => String(one) === value) ?? FULL_POINTS)}
      options={payments.map((one) => ({
        value: String(one),
        label: one === FULL_POINTS ? t`Full Points` : t`Points + Pay`,
        aside: <PointsWay of={product} payment={one} />,
      }))}
    />
  )
}
