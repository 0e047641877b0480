import { useEffect, useState } from 'react'
import { useStorefront } from '../storefront-context.tsx'
import { useReportSave } from '../sync/use-report-save.ts'
import { amountStyle } from '#domain/money/amount-style.ts'
import { rememberSizeCountry, useSizeCountry } from '#preferences/size-country.ts'
import { rememberMySizes, useMySizes } from '#sync/sizes/use-my-sizes.ts'
import { DEFAULT_SIZE_COUNTRY, type SizeCountry } from '#domain/sizing/sizing.ts'
import type { StateOf } from '#sync/device-state.ts'
import type { BodyUnits, MySizes } from '#domain/sizing/my-sizes.ts'
import { readSizeUnits, rememberSizeUnits } from '#preferences/size-units.ts'
import { DEFAULT_LENGTH_UNIT, DEFAULT_WEIGHT_UNIT } from '#domain/sizing/units.ts'

export interface SizeHabits {
  readonly country: SizeCountry
  readonly units: BodyUnits
  /** Chosen here, or stored before; undefined where `country` is only the default. */
  readonly chosen: SizeCountry | undefined
  readonly sizes: StateOf<'sizes'>
  /** The user's measurements; empty without them, or when they cannot be read. */
  readonly mine: MySizes
  /** Bra size; empty without one. */
  readonly bra: string
  readonly setCountry: (country: SizeCountry) => void
  readonly setUnits: (change: Partial<BodyUnits>) => void
}

/**
 * Country and units are stored on this device; the country is saved with the user's measurements and so reaches their
 * other devices. The defaults are UK, inches and kilogrammes (spec 4.11).
 */
export function useSizeHabits(): SizeHabits {
  const sizes = useMySizes()
  const report = useReportSave()
  const stored = useSizeCountry()
  const { decimal } = amountStyle(useStorefront().locale)
  const [keptUnits, setKeptUnits] = useState<Partial<BodyUnits>>({})
  /** A choice on this page is never replaced by a value that is read from the disk later. */
  const [chosenUnits, setChosenUnits] = useState<Partial<BodyUnits>>({})
  const recorded = sizes.status === 'ready' ? sizes : undefined

  useEffect(() => {
    let here = true
    void readSizeUnits().then((units) => here && setKeptUnits(units))
    return () => {
      here = false
    }
  }, [])

  const own = stored ?? recorded?.country
  const units: BodyUnits = {
    length: DEFAULT_LENGTH_UNIT,
    weight: DEFAULT_WEIGHT_UNIT,
    ...keptUnits,
    ...chosenUnits,
    decimal,
  }
  return {
    country: own ?? DEFAULT_SIZE_COUNTRY,
    chosen: own,
    sizes,
    units,
    mine: recorded?.recorded ?? {},
    bra: recorded?.bra ?? '',
    setUnits(change) {
      setChosenUnits({ ...chosenUnits, ...change })
      void rememberSizeUnits({ ...units, ...change })
    },
    setCountry(country) {
      rememberSizeCountry(country)
      if (recorded && Object.keys(recorded.recorded).length > 0) void report(rememberMySizes({}, country))
    },
  }
}
