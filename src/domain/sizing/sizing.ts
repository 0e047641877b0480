import type { Site } from '../region/language.ts'
import { DEFAULT_LENGTH_UNIT, type LengthUnit } from './units.ts'

/** Countries a size can be written for; the default is UK (spec 4.11, 9.12). */
export const SIZE_COUNTRIES = ['US', 'AU', 'UK', 'CN', 'JP', 'EU'] as const
export type SizeCountry = (typeof SIZE_COUNTRIES)[number]
export const DEFAULT_SIZE_COUNTRY: SizeCountry = 'UK'

export interface SizeDefaults {
  readonly country: SizeCountry
  readonly length: LengthUnit
}

const SITE_DEFAULTS: Readonly<Record<Site, SizeDefaults>> = {
  sg: { country: DEFAULT_SIZE_COUNTRY, length: 'cm' },
  eu: { country: 'EU', length: 'cm' },
  au: { country: 'AU', length: 'cm' },
  jp: { country: 'JP', length: 'cm' },
}

/** What the size guide begins with: the site's own country and unit, the specification's where no site is known (spec 4.11). */
export function sizeDefaultsOf(site: Site | undefined): SizeDefaults {
  return site === undefined
    ? { country: DEFAULT_SIZE_COUNTRY, length: DEFAULT_LENGTH_UNIT }
    : SITE_DEFAULTS[site]
}

/** `new`: pieces with the flag `isNewSize` (spec 9.11, 9.12 table B); `classic`: all others (table A). */
export type Sizing = 'classic' | 'new'

/** Conversion table of a piece, by the product's flag (spec 9.12). */
export function sizingOf({ isNewSize }: { readonly isNewSize: boolean }): Sizing {
  return isNewSize ? 'new' : 'classic'
}
