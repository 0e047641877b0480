import { firstCountry, registrationCountries } from '#domain/account/registration.ts'
import { useStorefront } from '../storefront/storefront-context.tsx'

/**
 * The countries of this site's form: its own first, the others by name. `present`: of a member, who may have registered on another
 * site; empty for none.
 */
export function useCountryOptions(
  present = '',
): readonly { readonly value: string; readonly label: string }[] {
  const { site, locale } = useStorefront()
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const own = firstCountry(site)
  const codes = new Set<string>([...registrationCountries(site), ...(present === '' ? [] : [present])])
  const options = [...codes].map((value) => ({ value, label: names.of(value) ?? value }))
  return options.toSorted((a, b) =>
    a.value === own ? -1 : b.value === own ? 1 : a.label.localeCompare(b.label, locale),
  )
}
