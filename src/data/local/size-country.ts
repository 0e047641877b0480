const KEY = 'size-country'

/** Default country of the size guide is UK, remembered on this device (spec 4.11, 9.12). */
export const SIZE_COUNTRIES = ['US', 'AU', 'UK', 'CN', 'JP', 'EU'] as const
export type SizeCountry = (typeof SIZE_COUNTRIES)[number]

export async function readSizeCountry(): Promise<SizeCountry> {
  const { localDb } = await import('./local-db.ts')
  const row = await localDb().preferences.get(KEY)
  return SIZE_COUNTRIES.find((country) => country === row?.value) ?? 'UK'
}

export async function rememberSizeCountry(country: SizeCountry): Promise<void> {
  const { localDb } = await import('./local-db.ts')
  await localDb().preferences.put({ key: KEY, value: country })
}
