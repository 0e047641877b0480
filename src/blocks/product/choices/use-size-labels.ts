import { useEffect, useState } from 'react'
import { sizingOf, type SizeCountry } from '#domain/sizing/sizing.ts'
import { useSizeCountry } from '#preferences/size-country.ts'

/** `note`: the shop's own size below that of the country, because two sizes of trousers may share one there. */
interface SizeLabel {
  readonly label: string
  readonly note?: string
}

export interface SizeLabels {
  /** Whose labels they are; undefined for the shop's own. */
  readonly country: SizeCountry | undefined
  readonly labelOf: (size: string) => SizeLabel
}

type SizeTables = typeof import('#domain/sizing/conversion.ts')

/**
 * Size buttons in the labels of the country that was chosen in the size guide (spec 4.11). The tables are loaded for
 * users who have chosen one other than China.
 */
export function useSizeLabels(isNewSize: boolean | undefined): SizeLabels {
  const country = useSizeCountry()
  const [tables, setTables] = useState<SizeTables>()
  const relabels = isNewSize !== undefined && country !== undefined && country !== 'CN'
  useEffect(() => {
    let here = true
    // Without the tables the shop's own labels stay.
    if (relabels)
      import('#domain/sizing/conversion.ts').then((read) => here && setTables(read)).catch(() => {})
    return () => {
      here = false
    }
  }, [relabels])
  if (!relabels || !tables) return OWN_LABELS
  return {
    country,
    labelOf: (size) => withNote(tables.sizeFor(size, country, sizingOf({ isNewSize })), size),
  }
}

const OWN_LABELS: SizeLabels = { country: undefined, labelOf: (size) => ({ label: size }) }

/** A size without a row in the tables keeps its own label. */
function withNote(abroad: string, size: string): SizeLabel {
  return abroad === size ? { label: size } : { label: abroad, note: size }
}
