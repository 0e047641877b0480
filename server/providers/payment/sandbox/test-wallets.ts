import type { AddressInput } from '#domain/checkout/address.ts'
import type { Outcome } from './test-cards.ts'

/** Outcome of a test wallet on its own page, or at the capture. */
export type WalletOutcome = Exclude<Outcome, 'disputed'> | 'not-authorized' | 'closed'

export interface TestWallet {
  readonly id: string
  readonly email: string
  readonly outcome: WalletOutcome
  /** Of the person who is about to pay; the first one is chosen already. */
  readonly addresses: readonly [AddressInput, ...AddressInput[]]
}

const NO_PARTS = { line2: '', state: '' } as const

const MEI = { firstName: 'Mei', lastName: 'Tan', phone: '+65 9123 4567' } as const
const CLAIRE = { firstName: 'Claire', lastName: 'Dubois', phone: '+33 6 12 34 56 78' } as const
const HARUKA = { firstName: 'Haruka', lastName: 'Sato', phone: '+81 90 1234 5678' } as const
const OLIVIA = { firstName: 'Olivia', lastName: 'Brown', phone: '+61 412 345 678' } as const

/** The people of the sandbox's wallet; no real person's address belongs here. */
export const TEST_WALLETS: readonly TestWallet[] = [
  {
    id: 'mei',
    email: 'mei@example.com',
    outcome: 'paid',
    addresses: [
      {
        ...NO_PARTS,
        ...MEI,
        country: 'SG',
        line1: '21 Orchard Road',
        line2: '08-12',
        city: 'Singapore',
        postalCode: '238884',
      },
      {
        ...NO_PARTS,
        ...MEI,
        country: 'MY',
        line1: '5 Jalan Ampang',
        city: 'Kuala Lumpur',
        state: 'Kuala Lumpur',
        postalCode: '50450',
        phone: '+60 12 345 6789',
      },
    ],
  },
  {
    id: 'claire',
    email: 'claire@example.com',
    outcome: 'paid',
    addresses: [
      {
        ...NO_PARTS,
        ...CLAIRE,
        country: 'FR',
        line1: '12 rue Saint Jacques',
        city: 'Paris',
        postalCode: '75005',
      },
    ],
  },
  {
    id: 'haruka',
    email: 'haruka@example.com',
    outcome: 'slow',
    addresses: [
      {
        ...NO_PARTS,
        ...HARUKA,
        country: 'JP',
        line1: '1 Chome 2 Marunouchi',
        city: 'Chiyoda',
        state: 'Tokyo',
        postalCode: '100-0005',
      },
    ],
  },
  {
    // The shop sends no parcel to a box of the post office.
    id: 'olivia',
    email: 'olivia@example.com',
    outcome: 'paid',
    addresses: [
      {
        ...NO_PARTS,
        ...OLIVIA,
        country: 'AU',
        line1: 'PO Box 112',
        city: 'Melbourne',
        state: 'Victoria',
        postalCode: '3000',
      },
    ],
  },
  {
    // Nor to this country.
    id: 'jon',
    email: 'jon@example.com',
    outcome: 'paid',
    addresses: [
      {
        ...NO_PARTS,
        firstName: 'Jon',
        lastName: 'Arnason',
        phone: '+354 611 1234',
        country: 'IS',
        line1: '7 Laugavegur',
        city: 'Reykjavik',
        postalCode: '101',
      },
    ],
  },
  {
    id: 'wen',
    email: 'wen@example.com',
    outcome: 'refused',
    addresses: [
      {
        ...NO_PARTS,
        firstName: 'Wen',
        lastName: 'Lim',
        phone: '+65 8123 4567',
        country: 'SG',
        line1: '3 Tanglin Road',
        city: 'Singapore',
        postalCode: '247905',
      },
    ],
  },
  {
    id: 'ravi',
    email: 'ravi@example.com',
    outcome: 'not-authorized',
    addresses: [
      {
        ...NO_PARTS,
        firstName: 'Ravi',
        lastName: 'Nair',
        phone: '+65 8765 4321',
        country: 'SG',
        line1: '40 Serangoon Road',
        city: 'Singapore',
        postalCode: '217959',
      },
    ],
  },
  {
    id: 'tom',
    email: 'tom@example.com',
    outcome: 'closed',
    addresses: [
      {
        ...NO_PARTS,
        firstName: 'Tom',
        lastName: 'Ho',
        phone: '+852 5123 4567',
        country: 'HK',
        line1: '88 Queens Road',
        city: 'Central',
        postalCode: '',
      },
    ],
  },
]

export interface WalletChoice {
  readonly wallet: TestWallet
  readonly address: AddressInput
}

/** `mei.1` is the second address of Mei; undefined for what was never offered. */
export function findWallet(choice: string): WalletChoice | undefined {
  const [id, at = ''] = choice.split('.', 2)
  const wallet = TEST_WALLETS.find((one) => one.id === id)
  const address = /^\d$/.test(at) ? wallet?.addresses[Number(at)] : undefined
  return wallet && address && { wallet, address }
}
