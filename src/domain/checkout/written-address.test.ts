import { expect, test } from 'vitest'
import type { AddressInput } from './address.ts'
import { ADDRESS } from '#tests/world/people/addresses.ts'
import { writtenAddress } from './written-address.ts'

const home: AddressInput = { ...ADDRESS, line1: '12 Orchard Rd', line2: '#05-01' }

test.each<[Partial<AddressInput>, string]>([
  [{}, 'Mei Tan / 12 Orchard Rd / #05-01 / SINGAPORE 238823'],
  [
    { country: 'US', line2: '', city: 'Austin', state: 'TX', postalCode: '78701' },
    'Mei Tan / 12 Orchard Rd / Austin, TX 78701',
  ],
  [
    { country: 'JP', city: 'Shibuya-ku', state: '13', postalCode: '150-0001' },
    'Mei Tan / 12 Orchard Rd / #05-01 / Shibuya-ku, Tokyo / 150-0001',
  ],
  [
    { country: 'AU', line2: '', city: 'Newtown', state: 'NSW', postalCode: '2042' },
    'Mei Tan / 12 Orchard Rd / Newtown NSW 2042',
  ],
  [{ country: 'FR', line2: '', city: 'Paris', postalCode: '75001' }, 'Mei Tan / 12 Orchard Rd / 75001 Paris'],
  [
    { country: 'MM', line2: '', city: 'Yangon', state: 'Yangon Region', postalCode: '11181' },
    'Mei Tan / 12 Orchard Rd / Yangon Region / Yangon, 11181',
  ],
  // Kept by an older version of the shop: a state that was typed.
  [
    { country: 'US', line2: '', city: 'Austin', state: 'Texas', postalCode: '78701' },
    'Mei Tan / 12 Orchard Rd / Austin, TX 78701',
  ],
])('an address of %o is written with every part of it', (change, lines) => {
  expect(writtenAddress({ ...home, ...change }).join(' / ')).toBe(lines)
})
