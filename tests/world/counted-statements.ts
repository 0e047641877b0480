import { StatementSync } from 'node:sqlite'

export interface StatementCount {
  /** Statements that SQLite has run, `begin` and `commit` among them. */
  readonly statements: number
  /** Rows that they returned. */
  readonly rows: number
}

/** Counts what SQLite does in this process during some work. */
export async function countStatements(work: () => Promise<unknown>): Promise<StatementCount> {
  const { all, run } = StatementSync.prototype
  let [statements, rows] = [0, 0]
  StatementSync.prototype.all = function (...given) {
    statements++
    const found = all.apply(this, given as never)
    rows += found.length
    return found
  }
  StatementSync.prototype.run = function (...given) {
    statements++
    return run.apply(this, given as never)
  }
  try {
    await work()
  } finally {
    Object.assign(StatementSync.prototype, { all, run })
  }
  return { statements, rows }
}
