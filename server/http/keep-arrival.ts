import { ARRIVAL_FIELDS } from '#domain/account/arrival.ts'

/** What the page behind a redirect stores on the device: where the shopper came from, and the guide who shared the link. */
const KEPT = [...ARRIVAL_FIELDS, 's_guide_code']

/** A redirect is cached without the fields that no page shows: those of this request are written back. */
export function keepArrival(location: string, { searchParams }: URL): string {
  const kept = new URLSearchParams(
    KEPT.flatMap((name) => searchParams.getAll(name).map((value) => [name, value] as [string, string])),
  ).toString()
  if (kept === '') return location
  const [, address = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(location) ?? []
  return `${address}${address.includes('?') ? '&' : '?'}${kept}${hash}`
}
