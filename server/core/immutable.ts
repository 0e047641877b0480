import { YEAR_S } from '#domain/time-units.ts'

/** `Cache-Control` of what never changes at its address. */
export const IMMUTABLE = `public, max-age=${YEAR_S}, immutable`
