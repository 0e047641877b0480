import { randomBytes } from 'node:crypto'
import { demoPictures } from '../demo-shop.ts'
import { readTexts } from '../core/texts.ts'
import { transact } from '../db/transaction.ts'
import { loadCatalogue } from '../modules/catalog/load-catalogue.ts'
import { hashPassword } from '../modules/members/password/passwords.ts'
import { secretOf } from '../db/shop-secrets.ts'
import type { Db } from '../db/schema/database.ts'
import { rowLimit, type Command } from './command/command.ts'
import { DEMO_MEMBERS, writeDemoMembers } from './demo-members.ts'
import { writeHistory } from './demo-histories.ts'
import { columns, dateTime } from './command/printed.ts'

export const members: Command = {
  usage: 'members [--limit <number>]',
  description:
    'Lists the newest members: when they registered, their address and whether it is confirmed, their role, their name, and how they can sign in.',
  positionals: 0,
  options: ['limit'],
  async run({ store: { db } }, { options }) {
    const found = await db
      .selectFrom('member')
      .select([
        'id',
        'email',
        'email_confirmed_at',
        'password',
        'first_name',
        'last_name',
        'role',
        'created_at',
      ])
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(rowLimit(options))
      .execute()
    if (found.length === 0) return ['There are no members. `members demo` creates some for a demonstration.']
    const links = await linksOf(
      db,
      found.map(({ id }) => id),
    )
    return columns(
      found.map((one) => [
        dateTime(one.created_at),
        one.email,
        one.email_confirmed_at === null ? 'not confirmed' : 'confirmed',
        one.role,
        `${one.first_name} ${one.last_name}`,
        [one.password === null ? '' : 'password', ...(links.get(one.id) ?? [])].filter(Boolean).join(', '),
      ]),
    )
  },
}

/** Hosts of the providers of social sign-in, by member. */
async function linksOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db
    .selectFrom('social_link')
    .select(['member_id', 'issuer'])
    .where('member_id', 'in', ids)
    .orderBy('linked_at')
    .execute()
  const hosts = Map.groupBy(rows, ({ member_id }) => member_id)
  return new Map([...hosts].map(([id, links]) => [id, links.map(({ issuer }) => new URL(issuer).host)]))
}

export const membersDemo: Command = {
  usage: 'members demo',
  description:
    'Creates members for a demonstration (customers with wishlists, sizes, orders and reviews, a guide, one of staff), gives them a new password and prints it.',
  positionals: 0,
  options: [],
  async run(services, _, now) {
    const { store } = services
    const password = `demo-${randomBytes(6).toString('hex')}`
    const hashed = await hashPassword(password)
    const catalogue = await loadCatalogue(store.db, { pictures: demoPictures, texts: readTexts() }, now)
    await secretOf(store.db, 'order')
    await transact(store, async (tx) => {
      for (const buyer of await writeDemoMembers(tx, hashed, now))
        await writeHistory(tx, { services: { ...services, catalogue }, now }, buyer)
    })
    return [
      ...columns(DEMO_MEMBERS.map(({ email, role }) => [email, role])),
      `Password of all: ${password}`,
      'It is not stored; the next call makes another.',
    ]
  },
}
