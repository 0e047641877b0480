import { randomBytes } from 'node:crypto'
import { createShopper, shopperKey } from '#domain/account/shopper.ts'
import { DEFAULT_SIZE_COUNTRY } from '#domain/sizing/sizing.ts'
import type { Tx } from '../db/schema/database.ts'
import type { MemberTable } from '../db/schema/member-tables.ts'
import { createMemberCode } from '../modules/members/member-codes.ts'

type Role = MemberTable['role']

interface DemoMember {
  readonly firstName: string
  readonly lastName: string
  readonly role: Role
  /** How many pieces are in the wishlist. */
  readonly wishlistSize: number
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
    sizes: { height: 1640, bust: 860, waist: 680, hip: 920 },
  },
  { firstName: 'Anna', lastName: 'Lim', role: 'customer', wishlistSize: 2 },
  { firstName: 'Siti', lastName: 'Rahman', role: 'customer', wishlistSize: 0 },
  { firstName: 'Grace', lastName: 'Wong', role: 'guide', wishlistSize: 3 },
  { firstName: 'Priya', lastName: 'Nair', role: 'staff', wishlistSize: 0 },
]

const GUIDE_CODE = 'GRACE01'
const YEAR_MS = 365 * 24 * 3_600_000

const demoEmail = ({ firstName }: Pick<DemoMember, 'firstName'>) =>
  `${firstName.toLowerCase()}@demo.vanda.example`

/** The addresses and roles of the demo members. */
export const DEMO_MEMBERS = PEOPLE.map((one) => ({ email: demoEmail(one), role: one.role }))

/** Creates the demo members that are missing, and gives all of them this password. Their wishlists hold the newest products. */
export async function writeDemoMembers(tx: Tx, password: string, now: number): Promise<void> {
  const spus = await tx
    .selectFrom('product')
    .select('spu')
    .where('listed', '=', 1)
    .orderBy('rank')
    .limit(10)
    .execute()
  for (const [at, one] of PEOPLE.entries()) {
    const id = await createOrUpdate(tx, one, { password, created: now - (at + 1) * 30 * 24 * 3_600_000, now })
    if (id === undefined) continue
    const shopper = shopperKey(createShopper('member', id))
    if (one.wishlistSize > 0) {
      await tx.insertInto('wishlist').values({ shopper, version: 1 }).execute()
      const chosen = spus.slice(at, at + one.wishlistSize)
      const rows = chosen.map(({ spu }, place) => ({ shopper, spu, added_at: now - place * 3_600_000 }))
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
      phone: '+6591234567',
      birthday: new Date(now - 30 * YEAR_MS).toISOString().slice(0, 10),
      role: one.role,
      guide_code: one.role === 'guide' ? GUIDE_CODE : null,
      member_code: createMemberCode(),
      store: null,
      served_by: null,
      site: 'sg',
      lang: 'en',
      created_at: created,
      leaves_at: null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst()
  if (made.numInsertedOrUpdatedRows === 1n) return id
  await tx.updateTable('member').set({ password }).where('email', '=', demoEmail(one)).execute()
  return undefined
}
