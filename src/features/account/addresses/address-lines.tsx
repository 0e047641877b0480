import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import type { AddressInput } from '#domain/checkout/address.ts'
import { normalizedAddress, writableAddress } from '#domain/checkout/normalized-address.ts'
import { writtenAddress } from '#domain/checkout/written-address.ts'
import css from '../account.module.css'

/** An address as on a parcel, with its country and phone. */
export function AddressLines({ address }: { readonly address: AddressInput }) {
  const { locale } = useStorefront()
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(address.country) ?? address.country
  const kept = normalizedAddress(address)
  const lines = [...writtenAddress(kept), country, writableAddress(kept).phone]
  return (
    <address className={css.lines} translate="no">
      {lines.map((line, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines may be the same: Singapore, Singapore
        <bdi key={place}>{line}</bdi>
      ))}
    </address>
  )
}
