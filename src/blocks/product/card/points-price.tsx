import { Plural, useLingui } from '@lingui/react/macro'
import type { ProductCard } from '#contract/catalog/card-fields.ts'
import { FULL_POINTS, type PointsPayment, pointsOf, pointsPayments } from '#domain/catalog/points-purchase.ts'

/** A product, and the price in money of the size that is shown. */
export type PointsProduct = Pick<
  ProductCard,
  'allPoint' | 'partPoint' | 'partPrice' | 'formatPartPrice' | 'finalPrice'
>

/** What one way of paying with points takes; 'Points + Pay' takes money besides (spec 2.9, 4.5). */
export function PointsWay({ of, payment }: { readonly of: PointsProduct; readonly payment: PointsPayment }) {
  const points = pointsOf(of, payment)
  const words = <Plural value={points} one="# point" other="# points" />
  if (payment === FULL_POINTS) return words
  return (
    <>
      {words}
      <span>{` + ${of.formatPartPrice ?? ''}`}</span>
    </>
  )
}

type PointsPriceProps = {
  readonly product: PointsProduct
  readonly className: string | undefined
}

/** The points price of a product: each way of paying, the default first (spec 2.10). */
export function PointsPrice({ product, className }: PointsPriceProps) {
  const { t } = useLingui()
  const payments = pointsPayments(product)
  if (payments.length === 0) return null
  return (
    <ul className={className}>
      {payments.map((payment) => (
        <li key={payment}>
          <span>{`${payment === FULL_POINTS ? t`Full Points` : t`Points + Pay`}: `}</span>
          <strong>
            <PointsWay of={product} payment={payment} />
          </strong>
        </li>
      ))}
    </ul>
  )
}
