import type { Language } from './language.ts'

/** In degrees; south and west are negative. */
export interface GeoPoint {
  readonly latitude: number
  readonly longitude: number
}

const EARTH_RADIUS_M = 6_371_009
const KILOMETRE_M = 1000
const MILE_M = 1609.344

/** Along the surface of a sphere (haversine): at most half a per cent from the ellipsoid's. */
export function metresBetween(from: GeoPoint, to: GeoPoint): number {
  const north = radians(to.latitude - from.latitude)
  const east = radians(to.longitude - from.longitude)
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2
  // Rounding may lift the value of opposite points above one, whose arc sine is no number.
  return 2 * EARTH_RADIUS_M * Math.asin(Math.sqrt(Math.min(1, half)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

export interface ShownDistance {
  readonly value: number
  readonly unit: 'meter' | 'kilometer' | 'mile'
}

/** Every region of the shop measures roads in kilometres; readers of American English measure them in miles. */
const MILES: ReadonlySet<Language> = new Set(['en-us'])

const SMALLEST_M = 50
const SMALLEST_MILES = 0.1

/** A location is seldom known to the metre: steps of 50 m below a kilometre, of a tenth below ten, whole numbers above. */
export function shownDistance(metres: number, language: Language): ShownDistance {
  if (MILES.has(language)) return { value: Math.max(SMALLEST_MILES, rounded(metres / MILE_M)), unit: 'mile' }
  const near = Math.max(SMALLEST_M, Math.round(metres / SMALLEST_M) * SMALLEST_M)
  if (near < KILOMETRE_M) return { value: near, unit: 'meter' }
  return { value: rounded(metres / KILOMETRE_M), unit: 'kilometer' }
}

/** `value` in tenths below ten. */
function rounded(value: number): number {
  const tenths = Math.round(value * 10) / 10
  return tenths < 10 ? tenths : Math.round(value)
}

/** The nearest store first; stores of unknown distance last. Equal ones stay in the owner's order. */
export function nearestFirst<Store extends { readonly storeId: string }>(
  stores: readonly Store[],
  metres: ReadonlyMap<string, number>,
): readonly Store[] {
  const far = ({ storeId }: Store) => metres.get(storeId) ?? Number.MAX_VALUE
  return stores.toSorted((a, b) => far(a) - far(b))
}
