import type { BodyUnits } from '#domain/sizing/my-sizes.ts'
import { LENGTH_UNITS, WEIGHT_UNITS } from '#domain/sizing/units.ts'
import { preferenceTable } from './preference-table.ts'

/** The user's choice; the decimal sign is the language's. */
type ChosenUnits = Pick<BodyUnits, 'length' | 'weight'>

const KEY = 'size-units'

/** The units chosen on this device (spec 4.11); a unit never chosen or unreadable is missing. */
export async function readSizeUnits(): Promise<Partial<ChosenUnits>> {
  const row = await preferenceTable()
    .then((table) => table.get(KEY))
    .catch(() => undefined)
  const stored = (row?.value ?? {}) as Partial<Record<keyof ChosenUnits, unknown>>
  const length = LENGTH_UNITS.find((unit) => unit === stored.length)
  const weight = WEIGHT_UNITS.find((unit) => unit === stored.weight)
  return { ...(length ? { length } : {}), ...(weight ? { weight } : {}) }
}

/** Returns whether they were stored; without a database they hold for this page. */
export async function rememberSizeUnits({ length, weight }: ChosenUnits): Promise<boolean> {
  return preferenceTable()
    .then((table) => table.put({ key: KEY, value: { length, weight } }))
    .then(
      () => true,
      () => false,
    )
}
