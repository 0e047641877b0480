import { randomBytes } from 'node:crypto'
import type { OrderEnding } from '../demo-shop.ts'
import type { Address } from '#contract/address-schema.ts'
import { createShopper, shopperKey } from '#domain/account/shopper.ts'
import { DAY_MS, HOUR_MS } from '#domain/time-units.ts'
import { DEFAULT_SIZE_COUNTRY } from '#domain/sizing/sizing.ts'
import type { Tx } from '../db/schema/database.ts'
import type { MemberTable } from '../db/schema/member-tables.ts'
import { createMemberCode } from '../modules/members/profile/member-codes.ts'
import { createInviteCode } from '../modules/referrals/invite-code.ts'
import { welcomeMember } from '../modules/points/points.commands.ts'

type Role = MemberTable['role']

/** Who has bought before, where to, and what became of it. */
export interface DemoBuyer {
  readonly memberId: string
  readonly email: string
  readonly seed: string
  readonly address: Address | undefined
  /** Oldest first, within the last so many days. */
  readonly endings: readonly OrderEnding[]
  readonly days: number
}

interface DemoMember {
  readonly firstName: string
  readonly lastName: string
  readonly role: Role
  /** How many pieces are in the wishlist. */
  readonly wishlistSize: number
  /** Registered so many days ago. */
  readonly days: number
  /** Undefined: the member has never bought anything. */
  readonly home?: Pick<Address, 'line1' | 'line2' | 'postalCode'>
  readonly endings: readonly OrderEnding[]
  /** Lengths in millimetres, weight in grams. */
  readonly sizes?: {
    readonly height: number
    readonly bust: number
    readonly waist: number
    readonly hip: number
  }
}

const PEOPLE: readonly DemoMember[] = [
  {
    firstName: 'Mei',
    lastName: 'Tan',
    role: 'customer',
    wishlistSize: 6,
    days: 210,
    home: { line1: '18 Everton Road', line2: '#03-11', postalCode: '089378' },
    endings: ['returned', 'cancelled', 'delivered', 'refunded', 'returning', 'processing'],
    sizes: { height: 1640, bust: 860, waist: 680, hip: 920 },
  },
  {
    firstName: 'Anna',
    lastName: 'Lim',
    role: 'customer',
    wishlistSize: 2,
    days: 120,
    home: { line1: '52 Telok Blangah Drive', line2: '#12-204', postalCode: '100052' },
    endings: ['delivered', 'cancelled', 'unpaid'],
  },
  { firstName: 'Siti', lastName: 'Rahman', role: 'customer', wishlistSize: 0, days: 90, endings: [] },
  {
    firstName: 'Grace',
    lastName: 'Wong',
    role: 'guide',
    wishlistSize: 3,
    days: 180,
    home: { line1: '7 Joo Chiat Terrace', line2: '', postalCode: '427186' },
    endings: ['shipped'],
  },
  { firstName: 'Priya', lastName: 'Nair', role: 'staff', wishlistSize: 0, days: 150, endings: [] },
]

/** Of all that is generated for them. */
const SEED = 'vanda'
const GUIDE_CODE = 'GRACE01'
const PHONE = '91234567'
const YEAR_MS = 365 * DAY_MS

const demoEmail = ({ firstName }: Pick<DemoMember, 'firstName'>) =>
  `${firstName.toLowerCase()}@demo.vanda.example`

/** The addresses and roles of the demo members. */
export const DEMO_MEMBERS = PEOPLE.map((one) => ({ email: demoEmail(one), role: one.role }))

/**
 * Creates the demo members that are missing, and gives all of them this password. Their wishlists hold the newest
 * products. Returns those that were created, with what they have bought.
 */
export async function writeDemoMembers(tx: Tx, password: string, now: number): Promise<DemoBuyer[]> {
  const created: DemoBuyer[] = []
  const spus = await tx
    .selectFrom('product')
    .select('spu')
    .where('listed', '=', 1)
    .orderBy('rank')
    .limit(10)
    .execute()
  for (const [at, one] of PEOPLE.entries()) {
    const id = await createOrUpdate(tx, one, { password, created: now - one.days * DAY_MS, now })
    if (id === undefined) continue
    created.push(buyerOf(one, id))
    const shopper = shopperKey(createShopper('member', id))
    if (one.wishlistSize > 0) {
      await tx.insertInto('wishlist').values({ shopper, version: 1 }).execute()
      const chosen = spus.slice(at, at + one.wishlistSize)
      const rows = chosen.map(({ spu }, place) => ({ shopper, spu, added_at: now - place * HOUR_MS }))
      if (rows.length > 0) await tx.insertInto('wishlist_item').values(rows).execute()
    }
    if (one.sizes)
      await tx
        .insertInto('size_info')
        .values({
          ...one.sizes,
          shopper,
          version: 1,
          weight: null,
          bra: null,
          country: DEFAULT_SIZE_COUNTRY,
          saved_at: now,
        })
        .execute()
  }
  return created
}

function buyerOf(one: DemoMember, memberId: string): DemoBuyer {
  const { firstName, lastName, home, endings, days } = one
  const name = { country: 'SG', firstName, lastName, city: 'Singapore', state: '', phone: PHONE }
  return { memberId, email: demoEmail(one), seed: SEED, address: home && { ...name, ...home }, endings, days }
}

/** Returns the id of a member that was not there before. */
async function createOrUpdate(
  tx: Tx,
  one: DemoMember,
  { password, created, now }: { readonly password: string; readonly created: number; readonly now: number },
): Promise<string | undefined> {
  const id = randomBytes(16).toString('hex')
  const made = await tx
    .insertInto('member')
    .values({
      id,
      email: demoEmail(one),
      email_confirmed_at: created,
      password,
      first_name: one.firstName,
      last_name: one.lastName,
      nickname: one.firstName,
      country: 'SG',
      phone: `+65${PHONE}`,
      birthday: new Date(now - 30 * YEAR_MS).toISOString().slice(0, 10),
      role: one.role,
      guide_code: one.role === 'guide' ? GUIDE_CODE : null,
      member_code: createMemberCode(),
      invite_code: createInviteCode(),
      store: null,
      served_by: null,
      site: 'sg',
      lang: 'en',
      created_at: created,
      leaves_at: null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst()
  if (made.numInsertedOrUpdatedRows === 1n) {
    await welcomeMember(tx, { now: created }, id)
    return id
  }
  await tx.updateTable('member').set({ password }).where('email', '=', demoEmail(one)).execute()
  return undefined
}
