import { useEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { SIZE_COUNTRIES, type SizeCountry } from '#domain/sizing/sizing.ts'
import { readLocal, writeLocal } from '#platform/storage/local-storage.ts'

const KEY = 'size-country'
const state = proxy<{ country: SizeCountry | undefined }>({ country: undefined })

/**
 * The country chosen on this device, for every size that is shown (spec 4.11, 9.12); undefined until it was read, and
 * without one. In localStorage, because each product page reads it before its sizes are pressed.
 */
export function useSizeCountry(): SizeCountry | undefined {
  useEffect(() => {
    state.country ??= SIZE_COUNTRIES.find((country) => country === readLocal(KEY))
  }, [])
  return useSnapshot(state).country
}

/** Where nothing can be stored, it holds for this page. */
export function rememberSizeCountry(country: SizeCountry): void {
  state.country = country
  writeLocal(KEY, country)
}
