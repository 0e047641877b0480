import { SITES, type Site } from '../region/sites.ts'

/** Time zones that a site is near to; a zone of none of them is near to no site in particular. */
const SITE_OF_ZONE: readonly (readonly [RegExp, Site])[] = [
  [/^(Asia\/Tokyo|Japan)$/, 'jp'],
  [/^Australia\//, 'au'],
  [/^(Asia\/(Singapore|Kuala_Lumpur|Kuching)|Singapore)$/, 'sg'],
]
/** Browsers that hide their place name one of these. */
const NO_PLACE = /^(UTC|GMT|Etc\/.*)?$/
const SITE_OF_COUNTRY: Readonly<Record<string, Site>> = { JP: 'jp', AU: 'au', SG: 'sg', MY: 'sg' }

/** The country that a site is named after, for `Intl.DisplayNames`. */
export const COUNTRY_OF_SITE = { sg: 'SG', au: 'AU', jp: 'JP' } as const
export type NearerSite = keyof typeof COUNTRY_OF_SITE

export interface Whereabouts {
  readonly site: Site
  /** IANA name. */
  readonly timeZone: string
  /** Of the browser, the preferred one first. */
  readonly languages: readonly string[]
}

/**
 * The site that is nearer than this one: by the clock of the device; by its first language where the clock names no place.
 * The restricted site neither suggests nor is suggested: it sells nothing (spec 2.3).
 */
export function nearerSite({ site, timeZone, languages }: Whereabouts): NearerSite | undefined {
  if (SITES[site].restricted) return undefined
  const near = NO_PLACE.test(timeZone)
    ? siteOfLanguage(languages[0])
    : SITE_OF_ZONE.find(([zones]) => zones.test(timeZone))?.[1]
  return near === undefined || near === site || near === 'eu' ? undefined : near
}

function siteOfLanguage(tag: string | undefined): Site | undefined {
  const [spoken = '', ...rest] = (tag ?? '').split('-')
  const country = rest.find((part) => /^[A-Z]{2}$/.test(part))
  return SITE_OF_COUNTRY[country ?? (spoken === 'ja' ? 'JP' : '')]
}
