import type { Selectable } from 'kysely'
import type { Shopper } from '#domain/account/shopper.ts'
import type { Reader } from '../../db/schema/database.ts'
import type { MemberTable } from '../../db/schema/member-tables.ts'

export type Member = Selectable<MemberTable>

/** The member of an address in its stored spelling (`readEmail`). */
export function memberByEmail(db: Reader, email: string): Promise<Member | undefined> {
  return db.selectFrom('member').selectAll().where('email', '=', email).executeTakeFirst()
}

export function memberById(db: Reader, id: string): Promise<Member | undefined> {
  return db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The member who calls; undefined for a guest. */
export async function memberOf(db: Reader, shopper: Shopper | undefined): Promise<Member | undefined> {
  return shopper?.kind === 'member' ? memberById(db, shopper.id) : undefined
}
