/** Steps of a parcel in their order; `attempted` is a delivery at a closed door. */
export const PARCEL_STEPS = ['shipped', 'in-transit', 'out-for-delivery', 'attempted', 'delivered'] as const
export type ParcelStep = (typeof PARCEL_STEPS)[number]

export interface ParcelEvent {
  /** The provider's reference: the same event has the same one. */
  readonly ref: string
  readonly step: ParcelStep
  /** Where it happened, as the courier writes it; empty where it is not known. */
  readonly place: string
  /** Epoch milliseconds. */
  readonly at: number
}

/** The furthest step of a parcel, whatever the order in which its events were read (traps 2.10). */
export function furthestStep(events: readonly Pick<ParcelEvent, 'step'>[]): ParcelStep {
  const ranks = events.map(({ step }) => PARCEL_STEPS.indexOf(step))
  return PARCEL_STEPS[Math.max(0, ...ranks)] ?? 'shipped'
}
