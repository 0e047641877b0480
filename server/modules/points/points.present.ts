import type { Membership } from '#domain/membership/membership.ts'
import type { Points } from '#contract/account/points.contract.ts'
import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import { pointsAt, type PointEntry } from '#domain/points/points.ts'
import { presentMembership } from './member-tier.ts'

/** A screen shows no more; the export of the member's data has every row. */
const MOST_SHOWN = 200

interface PointRecords {
  readonly entries: readonly PointEntry[]
  /** By what their entries are about. */
  readonly orderNumbers: ReadonlyMap<string, string>
  readonly subjects: ReadonlyMap<string, string>
  readonly membership: Membership
}

export function presentPoints(
  shopper: Shopper,
  { entries, orderNumbers, subjects, membership }: PointRecords,
  now: number,
): Points {
  const { usable, pending, expiresAt, activity } = pointsAt(entries, now)
  return {
    // Rows are never deleted, so a response with more rows is newer.
    version: entries.length,
    shopper: shopperKey(shopper),
    total: usable,
    pending,
    ...(expiresAt !== undefined && { expiresAt }),
    membership: presentMembership(membership),
    activity: activity.slice(0, MOST_SHOWN).map(({ about, at, delta, reason, availableAt, note }) => {
      const orderNumber = orderNumbers.get(about)
      const subject = note ?? subjects.get(about)
      return {
        at,
        delta,
        reason,
        availableAt,
        ...(orderNumber !== undefined && { orderNumber }),
        ...(subject !== undefined && { subject }),
      }
    }),
    hasMore: activity.length > MOST_SHOWN,
  }
}
