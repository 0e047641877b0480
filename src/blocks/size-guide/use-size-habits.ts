import { useEffect, useState } from 'react'
import { readSizeCountry, rememberSizeCountry } from '#data/local/size-country.ts'
import { rememberMySizes, useMySizes } from '#data/sizes/my-sizes.ts'
import { DEFAULT_SIZE_COUNTRY, type SizeCountry } from '#domain/sizes/conversion.ts'
import type { MySizesView } from '#data/device-state.ts'
import type { BodyUnits, MySizes } from '#domain/sizes/my-sizes.ts'
import { readSizeUnits, rememberSizeUnits } from '#data/local/size-units.ts'
import { DEFAULT_LENGTH_UNIT, DEFAULT_WEIGHT_UNIT } from '#domain/sizes/units.ts'

export interface SizeHabits {
  readonly country: SizeCountry
  readonly units: BodyUnits
  /** Chosen here, or told before; undefined where `country` is only the default. */
  readonly chosen: SizeCountry | undefined
  readonly sizes: MySizesView
  /** Own measures; empty where none were told, or none can be read. */
  readonly mine: MySizes
  readonly setCountry: (country: SizeCountry) => void
  readonly setUnits: (change: Partial<BodyUnits>) => void
}

/**
 * Country and units are remembered on this device; the country is saved with the shopper's measures and so reaches their other devices.
 * Until something is chosen it is UK, inches and kilogrammes (spec 4.11).
 */
export function useSizeHabits(): SizeHabits {
  const sizes = useMySizes()
  const [kept, setKept] = useState<SizeCountry>()
  /** What is chosen on this page is never overruled by what the disk says later. */
  const [chosen, setChosen] = useState<SizeCountry>()
  const [keptUnits, setKeptUnits] = useState<Partial<BodyUnits>>({})
  const [chosenUnits, setChosenUnits] = useState<Partial<BodyUnits>>({})
  const told = sizes.status === 'ready' ? sizes : undefined

  useEffect(() => {
    let here = true
    void readSizeCountry().then((country) => here && setKept(country))
    void readSizeUnits().then((units) => here && setKeptUnits(units))
    return () => {
      here = false
    }
  }, [])

  const own = chosen ?? kept ?? told?.country
  const units: BodyUnits = {
    length: DEFAULT_LENGTH_UNIT,
    weight: DEFAULT_WEIGHT_UNIT,
    ...keptUnits,
    ...chosenUnits,
  }
  return {
    country: own ?? DEFAULT_SIZE_COUNTRY,
    chosen: own,
    sizes,
    units,
    mine: told?.told ?? {},
    setUnits(change) {
      setChosenUnits({ ...chosenUnits, ...change })
      void rememberSizeUnits({ ...units, ...change })
    },
    setCountry(country) {
      setChosen(country)
      void rememberSizeCountry(country)
      if (told && Object.keys(told.told).length > 0) void rememberMySizes({}, country)
    },
  }
}
