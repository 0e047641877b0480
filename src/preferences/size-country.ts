import { SIZE_COUNTRIES, type SizeCountry } from '#domain/sizing/conversion.ts'
import { preferenceTable } from './preference-table.ts'

const KEY = 'size-country'

/** The user's choice on this device (spec 4.11, 9.12); undefined without one, or when it cannot be read. */
export async function readSizeCountry(): Promise<SizeCountry | undefined> {
  const row = await preferenceTable()
    .then((table) => table.get(KEY))
    .catch(() => undefined)
  return SIZE_COUNTRIES.find((country) => country === row?.value)
}

/** Returns whether it was stored; without a database it holds for this page. */
export async function rememberSizeCountry(country: SizeCountry): Promise<boolean> {
  return preferenceTable()
    .then((table) => table.put({ key: KEY, value: country }))
    .then(
      () => true,
      () => false,
    )
}
