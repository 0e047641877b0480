import { sql, type Kysely } from 'kysely'

/** Which operation took a place of a device's chain; null for those of before, which cannot be compared. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table device_answer add column operation text').execute(db)
}
