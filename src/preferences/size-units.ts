import type { BodyUnits } from '#domain/sizing/my-sizes.ts'
import { LENGTH_UNITS, WEIGHT_UNITS } from '#domain/sizing/units.ts'
import { readLocal, writeLocal } from '#platform/local-storage.ts'
import { preferenceTable } from './preference-table.ts'

/** The user's choice; the decimal sign is the language's. */
type ChosenUnits = Pick<BodyUnits, 'length' | 'weight'>

const KEY = 'size-units'
/** In localStorage: units were chosen. The next sign-out deletes this mark, the choice stays. */
const CHOSEN = 'vanda-units-chosen'

/** A hint, without opening the database: false where units were never chosen, or not read since the last sign-out. */
export function wereUnitsChosen(): boolean {
  return readLocal(CHOSEN) !== undefined
}

/** The units chosen on this device (spec 4.11); a unit never chosen or unreadable is missing. */
export async function readSizeUnits(): Promise<Partial<ChosenUnits>> {
  const row = await preferenceTable()
    .then((table) => table.get(KEY))
    .catch(() => undefined)
  const stored = (row?.value ?? {}) as Partial<Record<keyof ChosenUnits, unknown>>
  const length = LENGTH_UNITS.find((unit) => unit === stored.length)
  const weight = WEIGHT_UNITS.find((unit) => unit === stored.weight)
  if (length || weight) writeLocal(CHOSEN, '1')
  return { ...(length ? { length } : {}), ...(weight ? { weight } : {}) }
}

/** Returns whether they were stored; without a database they hold for this page. */
export async function rememberSizeUnits({ length, weight }: ChosenUnits): Promise<boolean> {
  writeLocal(CHOSEN, '1')
  return preferenceTable()
    .then((table) => table.put({ key: KEY, value: { length, weight } }))
    .then(
      () => true,
      () => false,
    )
}
