import type { BodyUnits } from '#domain/sizing/my-sizes.ts'
import { LENGTH_UNITS, WEIGHT_UNITS } from '#domain/sizing/units.ts'
import { keptChoice } from './kept-choice.ts'

/** The user's choice; the decimal sign is the language's. */
type ChosenUnits = Pick<BodyUnits, 'length' | 'weight'>

const choice = keptChoice('size-units')

/** Whether units were chosen, as far as is known without opening the database. */
export const wereUnitsChosen = choice.wasMade

/** The units chosen on this device (spec 4.11); a unit never chosen or unreadable is missing. */
export async function readSizeUnits(): Promise<Partial<ChosenUnits>> {
  const stored = ((await choice.read()) ?? {}) as Partial<Record<keyof ChosenUnits, unknown>>
  const length = LENGTH_UNITS.find((unit) => unit === stored.length)
  const weight = WEIGHT_UNITS.find((unit) => unit === stored.weight)
  return { ...(length ? { length } : {}), ...(weight ? { weight } : {}) }
}

/** Returns whether they were stored; without a database they hold for this page. */
export function rememberSizeUnits({ length, weight }: ChosenUnits): Promise<boolean> {
  return choice.keep({ length, weight })
}
