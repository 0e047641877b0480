/** This server must not touch the database; the message says why and what was left unchanged. */
export class DatabaseRefused extends Error {
  override readonly name = 'DatabaseRefused'
}

export const MIGRATION_TABLE = 'kysely_migration'

/** Throws for a database of another program, or of a newer version of the shop. */
export function refuseStranger(
  tables: readonly string[],
  migrated: readonly string[],
  known: readonly string[],
): void {
  if (tables.length > 0 && !tables.includes(MIGRATION_TABLE)) {
    throw new DatabaseRefused(
      `This database holds other tables (${tables.slice(0, 3).join(', ')} …) and none of the shop. It was left as it is.`,
    )
  }
  const newer = migrated.filter((name) => !known.includes(name))
  if (newer.length > 0) {
    throw new DatabaseRefused(
      `This database was written by a newer version of the shop (${newer.join(', ')}). It was left as it is.`,
    )
  }
}
