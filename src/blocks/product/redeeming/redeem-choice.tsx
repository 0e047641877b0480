import { Plural, useLingui } from '@lingui/react/macro'
import { type PointsProduct, PointsWay } from '../card/points-price.tsx'
import { FULL_POINTS } from '#domain/catalog/points-purchase.ts'
import { useResource } from '#sync/device-state.ts'
import { lastKnown } from '#sync/last-known.ts'
import { RadioGroup } from '#ui/radio-group/radio-group.tsx'
import css from './redeem-choice.module.css'
import type { Redeeming } from './use-redeeming.ts'

type RedeemChoiceProps = {
  readonly product: PointsProduct
  readonly redeeming: Redeeming
}

/** The 'Payment' of a product that points can buy (spec 2.9), with the member's balance where this device knows it. */
export function RedeemChoice({ product, redeeming }: RedeemChoiceProps) {
  const { t } = useLingui()
  const { payments, payment, choose, qty } = redeeming
  const balance = lastKnown(useResource('points'))?.points?.total
  const usable = Math.max(0, balance ?? 0)
  return (
    <div className={css.choice}>
      <RadioGroup
        label={t`Payment`}
        value={String(payment)}
        onChange={(value) => choose(payments.find((one) => String(one) === value) ?? FULL_POINTS)}
        options={payments.map((one) => ({
          value: String(one),
          label: one === FULL_POINTS ? t`Full Points` : t`Points + Pay`,
          aside: <PointsWay of={product} payment={one} qty={qty} />,
        }))}
      />
      {balance !== undefined && (
        <p className={css.balance}>
          <Plural value={usable} one="You have # point" other="You have # points" />
        </p>
      )}
    </div>
  )
}
