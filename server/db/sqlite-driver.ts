import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { Mutex } from 'async-mutex'
import {
  SqliteAdapter,
  SqliteDialect,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import type { CommitSync } from './commit-sync.ts'

const KEPT_STATEMENTS = 400

/** One connection for the whole process, used by one caller at a time; every result waits until what it shows is on disk. */
export class SqliteGroupDialect extends SqliteDialect {
  readonly #database: DatabaseSync
  readonly #commits: CommitSync

  constructor(database: DatabaseSync, commits: CommitSync) {
    super({ database: () => Promise.reject(new RangeError('the driver below has its own connection')) })
    this.#database = database
    this.#commits = commits
  }

  override createDriver(): Driver {
    return new SqliteGroupDriver(this.#database, this.#commits)
  }

  override createAdapter(): SqliteAdapter {
    return new MultipleUsersAdapter()
  }
}

/** Kysely's own lock would last until the sync, so that no two commits could share one. */
class MultipleUsersAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

interface KeptStatement {
  readonly statement: StatementSync
  readonly returnsRows: boolean
  readonly isRead: boolean
}

/** What all users of the one connection share. */
class SharedDatabase {
  readonly commits: CommitSync
  readonly connection = new Mutex()
  readonly #database: DatabaseSync
  readonly #kept = new LRUCache<string, KeptStatement>({ max: KEPT_STATEMENTS })

  constructor(database: DatabaseSync, commits: CommitSync) {
    this.#database = database
    this.commits = commits
  }

  get isTransaction(): boolean {
    return this.#database.isTransaction
  }

  /** Also returns whether the statement may have written. */
  run<R>(sql: string, parameters: readonly unknown[]): { result: QueryResult<R>; isRead: boolean } {
    const { statement, returnsRows, isRead } = this.#statement(sql)
    const given = parameters as never[]
    if (returnsRows) return { result: { rows: statement.all(...given) as R[] }, isRead }
    const { changes, lastInsertRowid } = statement.run(...given)
    return {
      result: { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] },
      isRead,
    }
  }

  #statement(sql: string): KeptStatement {
    const known = this.#kept.get(sql)
    if (known) return known
    const statement = this.#database.prepare(sql)
    const kept = {
      statement,
      returnsRows: statement.columns().length > 0,
      isRead: /^\s*select\b/i.test(sql),
    }
    this.#kept.set(sql, kept)
    return kept
  }

  async close(): Promise<void> {
    await this.commits.close()
    this.#kept.clear()
    // Closing moves the log into the database file. After a failed sync the next start does, which first checks the log.
    if (!this.commits.failed) this.#database.close()
  }
}

class SqliteGroupDriver implements Driver {
  readonly #shared: SharedDatabase

  constructor(database: DatabaseSync, commits: CommitSync) {
    this.#shared = new SharedDatabase(database, commits)
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteUser> {
    return new SqliteUser(this.#shared)
  }

  beginTransaction(user: SqliteUser): Promise<void> {
    return user.begin()
  }

  commitTransaction(user: SqliteUser): Promise<void> {
    return user.commit()
  }

  rollbackTransaction(user: SqliteUser): Promise<void> {
    return user.rollback()
  }

  async releaseConnection(): Promise<void> {}

  destroy(): Promise<void> {
    return this.#shared.close()
  }
}

/** Has the connection for one statement, or from the beginning of a transaction to its end. */
class SqliteUser implements DatabaseConnection {
  readonly #shared: SharedDatabase
  #inTransaction = false
  #hasWritten = false

  constructor(shared: SharedDatabase) {
    this.#shared = shared
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#inTransaction) return this.#run<R>(query)
    const { commits, connection } = this.#shared
    await connection.acquire()
    try {
      commits.throwIfFailed()
      return this.#run<R>(query)
    } finally {
      connection.release()
      await commits.allStored()
    }
  }

  #run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const { result, isRead } = this.#shared.run<R>(sql, parameters)
    // Outside a transaction a statement is a commit of its own.
    if (!isRead && !this.#shared.isTransaction) this.#shared.commits.commitWritten()
    else this.#hasWritten ||= !isRead
    return result
  }

  /**
   * A transaction takes the write lock at once: upgrading a read lock later cannot wait for another process.
   */
  async begin(): Promise<void> {
    await this.#shared.connection.acquire()
    try {
      this.#shared.commits.throwIfFailed()
      this.#shared.run('begin immediate', [])
      this.#inTransaction = true
      this.#hasWritten = false
    } catch (error) {
      this.#shared.connection.release()
      throw error
    }
  }

  /** The next transaction begins before this one is on disk; the caller goes on after. */
  async commit(): Promise<void> {
    this.#shared.commits.throwIfFailed()
    this.#shared.run('commit', [])
    if (this.#hasWritten) this.#shared.commits.commitWritten()
    await this.#end()
  }

  /** A refusal is also made of what the transaction has read, so its caller waits like any other. */
  async rollback(): Promise<void> {
    if (!this.#inTransaction) return
    try {
      // On a full disk SQLite has rolled back already, and a second rollback would hide the cause.
      if (this.#shared.isTransaction) this.#shared.run('rollback', [])
    } finally {
      await this.#end()
    }
  }

  #end(): Promise<void> {
    this.#inTransaction = false
    this.#shared.connection.release()
    return this.#shared.commits.allStored()
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncGenerator<QueryResult<R>> {
    yield await this.executeQuery<R>(query)
  }
}
