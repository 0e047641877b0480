import { arrivalOf, type Parcel } from '#domain/cart/parcel-arrival.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { formatDays } from '#domain/region/formats.ts'
import { useSyncExternalStore } from 'react'
import { useStorefront } from './storefront-context.tsx'

export type ArrivalDaysProps = Omit<Parcel, 'site'> & {
  /** When the parcel is ordered, epoch milliseconds; without it, now. */
  readonly orderedAt?: number
  /** When the server rendered the page: it counts until the page is hydrated. */
  readonly asOf?: number
}

const never = () => () => {}
/** Within a minute the same, so that React sees no change in one render. */
const today = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

/** The days between which a parcel arrives, in the language of the page: "Tue 1 – Thu 3 Dec". */
export function ArrivalDays({ orderedAt, asOf, ...parcel }: ArrivalDaysProps) {
  const { site, language } = useStorefront()
  const now = useSyncExternalStore(never, today, () => asOf)
  const at = orderedAt ?? now
  if (at === undefined) return null
  const { from, to } = arrivalOf(at, { site, ...parcel })
  return <span>{formatDays(from, to, language)}</span>
}
