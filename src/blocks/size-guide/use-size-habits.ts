import { useReportSave } from '../sync/use-report-save.ts'
import { rememberSizeCountry, useSizeCountry } from '#preferences/size-country.ts'
import { rememberMySizes, useMySizes } from '#sync/sizes/use-my-sizes.ts'
import { sizeDefaultsOf, type SizeCountry } from '#domain/sizing/sizing.ts'
import type { StateOf } from '#sync/device-state.ts'
import type { MySizes } from '#domain/sizing/my-sizes.ts'
import { useStorefront } from '../storefront/storefront-context.tsx'
import { useSizeUnits, type SizeUnits } from './use-size-units.ts'

export interface SizeHabits extends SizeUnits {
  readonly country: SizeCountry
  /** Chosen here, or stored before; undefined where `country` is only the default. */
  readonly chosen: SizeCountry | undefined
  readonly sizes: StateOf<'sizes'>
  /** The user's measurements; empty without them, or when they cannot be read. */
  readonly mine: MySizes
  /** Bra size; empty without one. */
  readonly bra: string
  readonly setCountry: (country: SizeCountry) => void
}

/**
 * Country and units are stored on this device; the country is saved with the user's measurements and so reaches their
 * other devices. The defaults are those of the site (spec 4.11).
 */
export function useSizeHabits(): SizeHabits {
  const sizes = useMySizes()
  const report = useReportSave()
  const stored = useSizeCountry()
  const { site } = useStorefront()
  const { units, setUnits } = useSizeUnits()
  const recorded = sizes.status === 'ready' ? sizes : undefined

  const own = stored ?? recorded?.country
  return {
    country: own ?? sizeDefaultsOf(site).country,
    chosen: own,
    sizes,
    units,
    mine: recorded?.recorded ?? {},
    bra: recorded?.bra ?? '',
    setUnits,
    setCountry(country) {
      rememberSizeCountry(country)
      if (recorded && Object.keys(recorded.recorded).length > 0) void report(rememberMySizes({}, country))
    },
  }
}
