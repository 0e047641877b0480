import { formatAddress } from 'localized-address-format'
import type { AddressInput } from './address.ts'
import { writableAddress } from './normalized-address.ts'

/** An address in the lines of its parcel, as its country writes addresses; country and phone are left to the reader. */
export function writtenAddress(address: AddressInput): readonly string[] {
  const { country, firstName, lastName, line1, line2, city, state, postalCode } = writableAddress(address)
  const parts = { postalCountry: country, locality: city, administrativeArea: state, postalCode }
  const bare = formatAddress(parts, 'latin').join('\n').toLowerCase()
  // Parts without a place of their own in the country's format stand on the lines of the street.
  const further = [city, state].filter((part) => part !== '' && !bare.includes(part.toLowerCase()))
  const lines = formatAddress(
    {
      ...parts,
      name: `${firstName} ${lastName}`,
      addressLines: [line1, line2, ...further].filter(Boolean),
    },
    'latin',
  )
  return lines.reduce(joinComma, [])
}

/** The library breaks `Shibuya-ku, Tokyo` before its comma when the street has several lines. */
function joinComma(lines: readonly string[], line: string): string[] {
  const [last] = lines.slice(-1)
  return line.startsWith(',') && last !== undefined ? [...lines.slice(0, -1), last + line] : [...lines, line]
}
