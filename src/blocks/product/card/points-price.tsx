import { Plural, useLingui } from '@lingui/react/macro'
import type { ProductCard } from '#contract/catalog/card-fields.ts'
import { minor } from '#domain/brand.ts'
import { formatMoney } from '#domain/money/money.ts'
import { FULL_POINTS, type PointsPayment, pointsOf, pointsPayments } from '#domain/catalog/points-purchase.ts'
import { useStorefront } from '../../storefront/storefront-context.tsx'

/** A product, and the price in money of the size that is shown. */
export type PointsProduct = Pick<
  ProductCard,
  'allPoint' | 'partPoint' | 'partPrice' | 'formatPartPrice' | 'finalPrice'
>

type PointsWayProps = {
  readonly of: PointsProduct
  readonly payment: PointsPayment
  readonly qty?: number
}

/** What one way of paying with points takes for all pieces; 'Points + Pay' takes money besides (spec 2.9, 4.5). */
export function PointsWay({ of, payment, qty = 1 }: PointsWayProps) {
  const { currency, locale } = useStorefront()
  const points = pointsOf(of, payment) * qty
  const money =
    qty === 1 ? of.formatPartPrice : formatMoney(minor((of.partPrice ?? 0) * qty), currency, locale)
  const words = <Plural value={points} one="# point" other="# points" />
  if (payment === FULL_POINTS) return words
  return (
    <>
      {words}
      <span>{` + ${money ?? ''}`}</span>
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
