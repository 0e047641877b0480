/**
 * Why points came or went. `taken-back`: what they were given for does not stand any more. `granted` and `withdrawn`: by the owner, with
 * a note for the member.
 */
export const POINT_REASONS = [
  'sign-up',
  'review',
  'photo-review',
  'share',
  'order',
  'tier',
  'birthday',
  'draw',
  'granted',
  'withdrawn',
  'spent',
  'returned',
  'taken-back',
] as const
export type PointReason = (typeof POINT_REASONS)[number]

interface Activity {
  readonly reason: string
  readonly delta: number
}

/** Parts of the history that a member can choose. */
export const ACTIVITY_KINDS = ['earned', 'spent', 'expired'] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

/**
 * The part of the history in which an activity is shown: what is returned is listed with what was used. For every other reason, also of a newer
 * server, the sign decides: what is taken back was not earned.
 */
export function activityKind({ reason, delta }: Activity): ActivityKind {
  if (reason === 'expired') return 'expired'
  if (reason === 'spent' || reason === 'returned') return 'spent'
  return delta < 0 ? 'spent' : 'earned'
}
