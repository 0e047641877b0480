import type { Db } from './schema/database.ts'

/** A setting that the shop creates on first use: concurrent nodes get the value that was stored first. */
export async function readOrCreateSetting(
  db: Db,
  key: string,
  create: () => string | Promise<string>,
): Promise<string> {
  const stored = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst()
  if (stored) return stored.value
  await db
    .insertInto('setting')
    .values({ key, value: await create() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirstOrThrow()
  return row.value
}
