import { Plural, useLingui } from '@lingui/react/macro'
import {
  FULL_POINTS,
  type PointsPayment,
  type PointsPrice as Points,
  pointsOf,
  pointsPayments,
} from '#domain/catalog/points-purchase.ts'

/** What one way of paying with points takes; 'Points + Pay' takes the price in money besides (spec 2.9, 4.5). */
export function PointsWay({
  of,
  payment,
  money,
}: {
  readonly of: Points
  readonly payment: PointsPayment
  readonly money: string
}) {
  const points = pointsOf(of, payment)
  const words = <Plural value={points} one="# point" other="# points" />
  if (payment === FULL_POINTS) return words
  return (
    <>
      {words}
      <span>{` + ${money}`}</span>
    </>
  )
}

type PointsPriceProps = {
  readonly product: Points
  /** Of the size that is shown. */
  readonly money: string
  readonly className: string | undefined
}

/** The points price of a product: each way of paying, the default first (spec 2.10). */
export function PointsPrice({ product, money, className }: PointsPriceProps) {
  const { t } = useLingui()
  const payments = pointsPayments(product)
  if (payments.length === 0) return null
  return (
    <ul className={className}>
      {payments.map((payment) => (
        <li key={payment}>
          <span>{`${payment === FULL_POINTS ? t`Full Points` : t`Points + Pay`}: `}</span>
          <strong>
            <PointsWay of={product} payment={payment} money={money} />
          </strong>
        </li>
      ))}
    </ul>
  )
}
