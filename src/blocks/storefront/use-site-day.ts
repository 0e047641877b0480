import { formatDays } from '#domain/region/formats.ts'
import { dayText } from '#domain/region/site-day.ts'
import { useStorefront } from './storefront-context.tsx'

/** The day of a moment in the city of the site, such as "Sat 12 Dec". */
export function useSiteDay(at: number): string {
  const { site, language } = useStorefront()
  const midnight = Date.parse(dayText(at, site))
  return formatDays(midnight, midnight, language)
}
