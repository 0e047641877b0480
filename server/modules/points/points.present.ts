import type { Points } from '#contract/points.contract.ts'
import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import { pointsAt, type PointEntry } from '#domain/points/points.ts'

/** A screen shows no more; the export of the member's data has every row. */
const MOST_SHOWN = 200

export function presentPoints(shopper: Shopper, entries: readonly PointEntry[], now: number): Points {
  const { usable, pending, expiresAt, activity } = pointsAt(entries, now)
  return {
    // Rows are never deleted, so that their number tells which answer is newer.
    version: entries.length,
    shopper: shopperKey(shopper),
    total: usable,
    pending,
    ...(expiresAt !== undefined && { expiresAt }),
    activity: activity
      .slice(0, MOST_SHOWN)
      .map(({ at, delta, reason, availableAt }) => ({ at, delta, reason, availableAt })),
    hasMore: activity.length > MOST_SHOWN,
  }
}
