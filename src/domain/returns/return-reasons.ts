/** Why goods come back (spec 5), in the order in which they are offered. */
export const RETURN_REASONS = [
  'too-small',
  'too-large',
  'not-as-shown',
  'quality',
  'damaged',
  'wrong-piece',
  'missing',
  'late',
  'changed-mind',
  'other',
] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** The shop's fault: the shipping fee is given back, too (traps 2.3). */
const FAULTS: readonly ReturnReason[] = ['not-as-shown', 'quality', 'damaged', 'wrong-piece', 'missing']

export function isShopsFault(reason: ReturnReason): boolean {
  return FAULTS.includes(reason)
}
