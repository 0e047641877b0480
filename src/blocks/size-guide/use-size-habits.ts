import { useEffect, useState } from 'react'
import { readSizeCountry, rememberSizeCountry } from '#data/local/size-country.ts'
import { rememberMySizes, useMySizes } from '#data/sizes/my-sizes.ts'
import { DEFAULT_SIZE_COUNTRY, type SizeCountry } from '#domain/sizes/conversion.ts'
import type { MySizesView } from '#data/device-state.ts'
import type { MySizes } from '#domain/sizes/my-sizes.ts'
import { DEFAULT_LENGTH_UNIT, type LengthUnit } from '#domain/sizes/units.ts'

export interface SizeHabits {
  readonly country: SizeCountry
  readonly unit: LengthUnit
  /** Chosen here, or told before; undefined where `country` is only the default. */
  readonly chosen: SizeCountry | undefined
  readonly sizes: MySizesView
  /** Own measures; empty where none were told, or none can be read. */
  readonly mine: MySizes
  readonly setCountry: (country: SizeCountry) => void
  readonly setUnit: (unit: LengthUnit) => void
}

/**
 * The country is remembered on this device and goes along with somebody's measures to their other ones; the unit begins
 * in inches each time (spec 4.11).
 */
export function useSizeHabits(): SizeHabits {
  const sizes = useMySizes()
  const [kept, setKept] = useState<SizeCountry>()
  /** What is chosen on this page is never overruled by what the disk says later. */
  const [chosen, setChosen] = useState<SizeCountry>()
  const [unit, setUnit] = useState<LengthUnit>(DEFAULT_LENGTH_UNIT)
  const told = sizes.status === 'ready' ? sizes : undefined

  useEffect(() => {
    let here = true
    void readSizeCountry().then((country) => here && setKept(country))
    return () => {
      here = false
    }
  }, [])

  const own = chosen ?? kept ?? told?.country
  return {
    country: own ?? DEFAULT_SIZE_COUNTRY,
    chosen: own,
    sizes,
    unit,
    mine: told?.told ?? {},
    setUnit,
    setCountry(country) {
      setChosen(country)
      void rememberSizeCountry(country)
      if (told && Object.keys(told.told).length > 0) void rememberMySizes({}, country)
    },
  }
}
