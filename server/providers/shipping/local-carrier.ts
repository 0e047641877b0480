import { HOUR_MS } from '#domain/time-units.ts'
import type { ParcelStep } from '#domain/orders/parcel-steps.ts'
import { NoticeRejected, type TrackingProvider } from './tracking-provider.ts'

/** When each step is reached, as a part of the time from dispatch to delivery: half a day, and six hours before the end, of four days. */
const STEPS: readonly (readonly [step: ParcelStep, part: number])[] = [
  ['in-transit', 1 / 8],
  ['out-for-delivery', 15 / 16],
  ['delivered', 1],
]
const LOOKS = 48

interface LocalCarrierOptions {
  /** Epoch milliseconds. */
  readonly now: () => number
  /** From dispatch to delivery. */
  readonly hours: number
}

/** Moves parcels of every courier by the clock, from their dispatch: a stand-in for a provider. It sends no notices. */
export function localCarrier({ now, hours }: LocalCarrierOptions): TrackingProvider {
  const lastsMs = hours * HOUR_MS
  return {
    name: 'local',
    everyMs: Math.round(Math.min(lastsMs / LOOKS, HOUR_MS)),
    knows: () => true,
    follow: async () => {},
    look: async ({ shippedAt }) =>
      STEPS.map(([step, part]) => ({
        ref: `local-${step}`,
        step,
        place: '',
        at: Math.round(shippedAt + part * lastsMs),
      })).filter(({ at }) => at <= now()),
    readNotice: async () => {
      throw new NoticeRejected('the local carrier sends no notices')
    },
  }
}
