import * as v from 'valibot'

/** Settings of parcel tracking, a part of those in `env.ts`. */
export const trackingSettings = {
  /** Key of the aggregator that follows parcels, and the secrets of its notices, comma-separated during a rotation; both or none. */
  AFTERSHIP_API_KEY: v.optional(v.string()),
  AFTERSHIP_WEBHOOK_SECRET: v.optional(v.string()),
  /**
   * `on`: parcels of every courier move by the clock, without a courier. By default it is on where the shop is on this machine and no
   * aggregator is set; `on` with a public address is for demonstrations.
   */
  LOCAL_CARRIER: v.optional(
    v.pipe(
      v.picklist(['on', 'off'], "must be 'on' or 'off'"),
      v.transform((text) => text === 'on'),
    ),
  ),
  /** Hours from dispatch to delivery of such a parcel. */
  LOCAL_CARRIER_HOURS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}(\.\d{1,4})?$/, 'must be hours'),
      v.transform(Number),
      v.minValue(0.001),
    ),
    '96',
  ),
}

interface Given {
  readonly AFTERSHIP_API_KEY?: string | undefined
  readonly AFTERSHIP_WEBHOOK_SECRET?: string | undefined
  readonly LOCAL_CARRIER?: boolean | undefined
}

/** Whether the local carrier moves parcels; `isHere`: the shop is on this machine. */
export function hasLocalCarrier(settings: Given, isHere: boolean): boolean {
  return settings.LOCAL_CARRIER ?? (isHere && settings.AFTERSHIP_API_KEY === undefined)
}

/** What is wrong with these settings together; undefined when nothing is. */
export function trackingProblem(settings: Given): string | undefined {
  const { AFTERSHIP_API_KEY: key, AFTERSHIP_WEBHOOK_SECRET: secret, LOCAL_CARRIER: local } = settings
  if ((key === undefined) !== (secret === undefined))
    return `${key === undefined ? 'AFTERSHIP_API_KEY' : 'AFTERSHIP_WEBHOOK_SECRET'}: missing; AFTERSHIP_API_KEY and AFTERSHIP_WEBHOOK_SECRET are set together or not at all`
  if (key !== undefined && local)
    return 'LOCAL_CARRIER: AFTERSHIP_API_KEY is set, and a parcel is followed by one of them'
  return undefined
}
