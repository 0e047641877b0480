import type { GeoPoint } from '#domain/region/distance.ts'

/** Why there is no location: `unsupported` by this browser, `refused` by the user, `unknown` to the device, or `late`. */
export type NoLocation = 'unsupported' | 'refused' | 'unknown' | 'late'

const LONGEST_MS = 15_000

/** A location this old is near enough to order the stores of a town. */
const OLDEST_MS = 300_000

/** Where the device is; the browser asks the user. Call it only after a press. */
export function readLocation(): Promise<GeoPoint | NoLocation> {
  // TypeScript's library has it in every browser; those without a secure connection or with it switched off have none.
  const { geolocation } = navigator as { readonly geolocation?: Geolocation }
  if (!geolocation) return Promise.resolve('unsupported')
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      ({ code }) => resolve(PROBLEMS[code] ?? 'unknown'),
      { timeout: LONGEST_MS, maximumAge: OLDEST_MS },
    )
  })
}

/** By the codes of `GeolocationPositionError`. */
const PROBLEMS: Readonly<Record<number, NoLocation>> = { 1: 'refused', 2: 'unknown', 3: 'late' }
