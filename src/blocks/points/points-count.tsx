import { Plural, Trans } from '@lingui/react/macro'
import { formatNumber } from '#domain/region/formats.ts'
import { useStorefront } from '../storefront/storefront-context.tsx'

type PointsCountProps = {
  /** Undefined until it has been read. */
  readonly total: number | undefined
  /** Of the figure. */
  readonly className: string | undefined
}

/** A number of points, its figure larger than its word. */
export function PointsCount({ total: known, className }: PointsCountProps) {
  const { locale } = useStorefront()
  const total = known ?? 0
  const amount = known === undefined ? '…' : formatNumber(total, locale)
  return (
    <Plural
      value={total}
      one={
        <Trans>
          <span className={className}>{amount}</span> point
        </Trans>
      }
      other={
        <Trans>
          <span className={className}>{amount}</span> points
        </Trans>
      }
    />
  )
}
