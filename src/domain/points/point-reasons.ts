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
 * The part of the history in which an activity is shown: what is taken back stands beside what was earned, and what is returned beside what was
 * spent. The sign decides about reasons of a newer server.
 */
export function activityKind({ reason, delta }: Activity): ActivityKind {
  if (reason === 'expired') return 'expired'
  if (reason === 'spent' || reason === 'returned') return 'spent'
  if (reason === 'taken-back' || reason === 'withdrawn') return 'earned'
  return delta < 0 ? 'spent' : 'earned'
}
