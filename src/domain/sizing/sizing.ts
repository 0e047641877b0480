/** Countries a size can be written for; the default is UK (spec 4.11, 9.12). */
export const SIZE_COUNTRIES = ['US', 'AU', 'UK', 'CN', 'JP', 'EU'] as const
export type SizeCountry = (typeof SIZE_COUNTRIES)[number]
export const DEFAULT_SIZE_COUNTRY: SizeCountry = 'UK'

/** `new`: pieces with the flag `isNewSize` (spec 9.11, 9.12 table B); `classic`: all others (table A). */
export type Sizing = 'classic' | 'new'

/** Conversion table of a piece, by the product's flag (spec 9.12). */
export function sizingOf({ isNewSize }: { readonly isNewSize: boolean }): Sizing {
  return isNewSize ? 'new' : 'classic'
}
