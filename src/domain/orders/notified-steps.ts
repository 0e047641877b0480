import type { ParcelStep } from './parcel-steps.ts'

/** Steps of a parcel of which its buyer is notified, by mail and by Web Push. */
const NOTIFIED_STEPS = [
  'shipped',
  'out-for-delivery',
  'attempted',
  'delivered',
] as const satisfies ParcelStep[]
export type NotifiedStep = (typeof NOTIFIED_STEPS)[number]

export function isNotifiedStep(step: ParcelStep): step is NotifiedStep {
  return NOTIFIED_STEPS.some((notified) => notified === step)
}
