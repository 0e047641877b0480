import { randomInt } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { memberCode, MEMBER_CODES } from '#domain/account/member-code.ts'

/** What the barcode of a member's card says; members who are there get theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table member add column member_code text not null default ''`).execute(db)
  const { rows } = await sql<{ id: string }>`select id from member`.execute(db)
  for (const { id } of rows)
    await sql`update member set member_code = ${memberCode(randomInt(MEMBER_CODES))} where id = ${id}`.execute(
      db,
    )
  await sql.raw(`create unique index member_code on member (member_code)`).execute(db)
}
