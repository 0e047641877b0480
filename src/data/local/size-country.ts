import { DEFAULT_SIZE_COUNTRY, SIZE_COUNTRIES, type SizeCountry } from '#domain/sizes/conversion.ts'

const KEY = 'size-country'

/** What was chosen on this device (spec 4.11, 9.12); the default where nothing was, or nothing can be read. */
export async function readSizeCountry(): Promise<SizeCountry> {
  const row = await preferences()
    .then((table) => table.get(KEY))
    .catch(() => undefined)
  return SIZE_COUNTRIES.find((country) => country === row?.value) ?? DEFAULT_SIZE_COUNTRY
}

/** Says whether it was kept: without a database it holds for this page. */
export async function rememberSizeCountry(country: SizeCountry): Promise<boolean> {
  return preferences()
    .then((table) => table.put({ key: KEY, value: country }))
    .then(
      () => true,
      () => false,
    )
}

const preferences = async () => (await import('./local-db.ts')).localDb().preferences
