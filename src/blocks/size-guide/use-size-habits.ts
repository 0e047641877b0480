import { useEffect, useState } from 'react'
import { readSizeCountry, rememberSizeCountry } from '#data/local/size-country.ts'
import { DEFAULT_SIZE_COUNTRY, type SizeCountry } from '#domain/sizes/conversion.ts'
import { DEFAULT_LENGTH_UNIT, type LengthUnit } from '#domain/sizes/units.ts'

export interface SizeHabits {
  readonly country: SizeCountry
  readonly unit: LengthUnit
  readonly setCountry: (country: SizeCountry) => void
  readonly setUnit: (unit: LengthUnit) => void
}

/** The country is remembered on this device, the unit begins in inches each time (spec 4.11). */
export function useSizeHabits(): SizeHabits {
  const [kept, setKept] = useState<SizeCountry>(DEFAULT_SIZE_COUNTRY)
  /** What is chosen on this page is never overruled by what the disk says later. */
  const [chosen, setChosen] = useState<SizeCountry>()
  const [unit, setUnit] = useState<LengthUnit>(DEFAULT_LENGTH_UNIT)

  useEffect(() => {
    let here = true
    void readSizeCountry().then((country) => here && setKept(country))
    return () => {
      here = false
    }
  }, [])

  return {
    country: chosen ?? kept,
    unit,
    setUnit,
    setCountry(country) {
      setChosen(country)
      void rememberSizeCountry(country)
    },
  }
}
