import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { formatDays } from '#domain/region/formats.ts'
import { dayOf } from '#domain/region/site-day.ts'
import type { Site } from '#domain/region/sites.ts'

/** The last day before a moment at which a term has ended, in the site's calendar. */
export function LastDay({ until }: { readonly until: number }) {
  const { site, language } = useStorefront()
  const at = dayBefore(until, site)
  return <time dateTime={new Date(at).toISOString().slice(0, 10)}>{formatDays(at, at, language)}</time>
}

/** Midnight UTC of the day. */
function dayBefore(until: number, site: Site): number {
  const { year, month, day } = dayOf(until - 1, site)
  return Date.UTC(year, month - 1, day)
}
