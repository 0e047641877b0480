import { StatementSync } from 'node:sqlite'

export interface StatementCount {
  /** Statements that SQLite has run, `begin` and `commit` among them. */
  readonly statements: number
  /** Rows that they returned. */
  readonly rows: number
}

/** Kysely's statements, and those of transactions: the sandbox of payments asks its own database now and then. */
const OF_THE_SHOP = /"|^(begin immediate|commit|rollback)$/

/** Counts what SQLite does for the shop of this process during some work. */
export async function countStatements(work: () => Promise<unknown>): Promise<StatementCount> {
  const done = await recordStatements(work)
  return { statements: done.length, rows: done.reduce((sum, { rows }) => sum + rows, 0) }
}

/** What SQLite does for the shop of this process during some work, in its order. */
export async function recordStatements(
  work: () => Promise<unknown>,
): Promise<{ readonly sql: string; readonly rows: number }[]> {
  const { all, run } = StatementSync.prototype
  const done: { sql: string; rows: number }[] = []
  StatementSync.prototype.all = function (...given) {
    const found = all.apply(this, given as never)
    if (OF_THE_SHOP.test(this.sourceSQL)) done.push({ sql: this.sourceSQL, rows: found.length })
    return found
  }
  StatementSync.prototype.run = function (...given) {
    if (OF_THE_SHOP.test(this.sourceSQL)) done.push({ sql: this.sourceSQL, rows: 0 })
    return run.apply(this, given as never)
  }
  try {
    await work()
  } finally {
    Object.assign(StatementSync.prototype, { all, run })
  }
  return done
}
