/** Why a buyer cancels a paid order (spec 4.13), in the order in which they are offered. */
export const CANCEL_REASONS = [
  'changed-mind',
  'by-mistake',
  'other-size',
  'wrong-address',
  'too-slow',
  'cheaper',
  'other',
] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

export function isCancelReason(reason: string): reason is CancelReason {
  return CANCEL_REASONS.some((one) => one === reason)
}
