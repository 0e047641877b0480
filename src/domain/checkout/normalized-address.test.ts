import { describe, expect, test } from 'vitest'
import { ADDRESS, AMERICAN_ADDRESS } from '#tests/world/people/addresses.ts'
import { checkAddress, type AddressInput } from './address.ts'
import { normalizedAddress, writableAddress } from './normalized-address.ts'

describe('whole addresses of real people', () => {
  const people: Record<string, AddressInput> = {
    sg: {
      ...ADDRESS,
      firstName: 'Siân',
      lastName: "O'Brien",
      line1: '#12-34 Orchard Rd, Blk 5',
      phone: '+65 9123 4567',
    },
    us: {
      ...AMERICAN_ADDRESS,
      lastName: 'García-Peña',
      line1: "12 St. Mark's Pl, Apt 4B",
      phone: '(512) 555-0123',
    },
    jp: {
      country: 'JP',
      firstName: 'Yūko',
      lastName: 'Ōta',
      line1: '1-2-3 Jingumae',
      line2: '#501',
      city: 'Shibuya-ku',
      state: '13',
      postalCode: '150-0001',
      phone: '090-1234-5678',
    },
    au: {
      ...ADDRESS,
      country: 'AU',
      line1: 'Unit 3/27 King St',
      city: 'Newtown',
      state: 'NSW',
      postalCode: '2042',
      phone: '(02) 9123-4567',
    },
    fr: {
      ...ADDRESS,
      country: 'FR',
      firstName: 'Zoé',
      lastName: 'L’Hôpital',
      line1: '12 bis, rue de l’Église',
      city: 'Saint-Étienne',
      postalCode: '42000',
      phone: '06 12 34 56 78',
    },
    vn: {
      ...ADDRESS,
      country: 'VN',
      firstName: 'Thị Mỹ Duyên',
      lastName: 'Nguyễn',
      line1: '123 Đường Nguyễn Huệ',
      city: 'Quận 1',
      state: 'Hồ Chí Minh',
      postalCode: '700000',
      phone: '091 234 56 78',
    },
    ca: {
      ...ADDRESS,
      country: 'CA',
      city: 'Ottawa',
      state: 'ON',
      postalCode: 'k1a 0b1',
      phone: '613-555-0123',
    },
    gb: { ...ADDRESS, country: 'GB', city: 'London', postalCode: 'sw1a1aa', phone: '+44 (0)20 7946 0958' },
  }

  test.each(Object.entries(people))('%s is sent to, and kept in one writing', (_country, address) => {
    expect(checkAddress(address, 'lenient')).toEqual([])
    const stored = normalizedAddress(address)
    expect(stored.phone).toMatch(/^\+\d{8,15}$/)
    expect(checkAddress(writableAddress(stored), 'lenient')).toEqual([])
    expect(normalizedAddress(writableAddress(stored))).toEqual(stored)
  })

  test('what is kept and what is read', () => {
    const { jp, gb, ca, us, sg } = people as Record<'jp' | 'gb' | 'ca' | 'us' | 'sg', AddressInput>
    expect(writableAddress(normalizedAddress(jp))).toMatchObject({
      state: 'Tokyo',
      postalCode: '150-0001',
      phone: '+81 90 1234 5678',
    })
    expect(normalizedAddress({ ...jp, state: 'tokyo', postalCode: '1500001' })).toMatchObject({
      state: '13',
      postalCode: '150-0001',
    })
    expect(writableAddress(normalizedAddress({ ...us, state: 'Texas' }))).toMatchObject({ state: 'TX' })
    expect([normalizedAddress(gb).postalCode, normalizedAddress(ca).postalCode]).toEqual([
      'SW1A 1AA',
      'K1A 0B1',
    ])
    expect(normalizedAddress({ ...sg, firstName: '  Siân   Mary ', state: 'left over' })).toMatchObject({
      firstName: 'Siân Mary',
      state: '',
      phone: '+6591234567',
    })
  })
})
