import { useEffect, useState } from 'react'
import { useStorefront } from '../storefront/storefront-context.tsx'
import { amountStyle } from '#domain/money/amount-style.ts'
import type { BodyUnits } from '#domain/sizing/my-sizes.ts'
import { sizeDefaultsOf } from '#domain/sizing/sizing.ts'
import { DEFAULT_WEIGHT_UNIT } from '#domain/sizing/units.ts'
import { readSizeUnits, rememberSizeUnits, wereUnitsChosen } from '#preferences/size-units.ts'

export interface SizeUnits {
  readonly units: BodyUnits
  readonly setUnits: (change: Partial<BodyUnits>) => void
}

/** The units of measures: those chosen on this device, else the site's (spec 4.11). */
export function useSizeUnits(): SizeUnits {
  const kept = useKeptUnits(always)
  /** A choice on this page is never replaced by a value that is read from the disk later. */
  const [chosen, setChosen] = useState<Partial<BodyUnits>>({})

  const units = { ...kept, ...chosen }
  return {
    units,
    setUnits(change) {
      setChosen({ ...chosen, ...change })
      void rememberSizeUnits({ ...units, ...change })
    },
  }
}

const always = () => true

/** The same for a page that only shows measures: where no units were chosen, it opens no database. */
export function useShownUnits(): BodyUnits {
  return useKeptUnits(wereUnitsChosen)
}

function useKeptUnits(isRead: () => boolean): BodyUnits {
  const { locale, site } = useStorefront()
  const { decimal } = amountStyle(locale)
  const [kept, setKept] = useState<Partial<BodyUnits>>({})
  useEffect(() => {
    if (!isRead()) return
    let here = true
    void readSizeUnits().then((units) => here && setKept(units))
    return () => {
      here = false
    }
  }, [isRead])
  return { length: sizeDefaultsOf(site).length, weight: DEFAULT_WEIGHT_UNIT, ...kept, decimal }
}
