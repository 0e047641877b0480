import { Trans, useLingui } from '@lingui/react/macro'
import type { Quote } from '#contract/buying/checkout.contract.ts'
import { Select } from '#ui/select/select.tsx'
import css from './code-step.module.css'
import { POINTS_COUPON } from '#domain/points/points.ts'
import type { BuyerMeans } from './use-means.ts'

export type PointsChoiceProps = {
  readonly points: NonNullable<Quote['points']>
  readonly means: BuyerMeans
}

/** What a member pays with points, in coupons of S$20 (spec 9.8), of those that the item itself leaves (spec 4.5). Below the first coupon it says what is there. */
export function PointsChoice({ points: { usable, forGoods, options, problem }, means }: PointsChoiceProps) {
  const { t } = useLingui()
  const least = POINTS_COUPON.points
  if (options.length === 0)
    return (
      <p className={css.none}>
        {forGoods === undefined ? (
          <Trans>
            You have {usable} points. They can be used here from {least} points on.
          </Trans>
        ) : (
          <Trans>
            {forGoods} of your {usable} points are for this item. The rest can be used here from {least}{' '}
            points on.
          </Trans>
        )}
      </p>
    )
  return (
    <Select
      id="points"
      label={t`Pay with points`}
      hint={
        forGoods === undefined
          ? t`You have ${usable} points.`
          : t`${forGoods} of your ${usable} points are for this item.`
      }
      error={problem}
      value={String(means.points)}
      onChange={(event) => means.setPoints(Number(event.target.value))}
      options={[
        { value: '0', label: t`Keep my points` },
        ...options.map(({ points, label }) => ({ value: String(points), label })),
      ]}
    />
  )
}
