import type { Selectable } from 'kysely'
import type { Reader } from '../../db/schema/database.ts'
import type { PasskeyTable } from '../../db/schema/member-tables.ts'

export type PasskeyRow = Selectable<PasskeyTable>

export function passkeysOf(db: Reader, memberId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export function passkeyById(db: Reader, id: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst()
}
