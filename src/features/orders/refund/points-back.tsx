import { Plural, Trans } from '@lingui/react/macro'
import { usePoints } from '#sync/points/use-points.ts'

type PointsBackProps = {
  readonly orderNumber: string
  /** When they were refunded, in epoch milliseconds. */
  readonly at: number
}

/** The points that a refund gave back, counted from the member's own history; without a number until that is read. */
export function PointsBack({ orderNumber, at }: PointsBackProps) {
  const mine = usePoints()
  const activity = mine.state === 'ready' ? mine.points.activity : []
  const points = activity
    .filter((one) => one.orderNumber === orderNumber && one.reason === 'returned' && one.at === at)
    .reduce((sum, { delta }) => sum + delta, 0)
  return (
    <p>
      {points > 0 ? (
        <Plural
          value={points}
          one="# point is back in your account."
          other="# points are back in your account."
        />
      ) : (
        <Trans>Your points are back in your account.</Trans>
      )}
    </p>
  )
}
