import { sql, type Kysely } from 'kysely'

/** Id of the operation under a number of a device sequence; null in earlier rows, which cannot be compared. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table device_answer add column operation text').execute(db)
}
