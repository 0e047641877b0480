/** The file that commits are appended to. */
export interface CommitLog {
  /** Resolves when all that was written so far is on disk. */
  sync(): Promise<void>
  close(): void
}

/** A commit may be lost in a power cut: the disk refused to store the log, and nothing may be promised any more. */
export class CommitNotStored extends Error {
  constructor(cause: unknown) {
    super(`The disk did not store the log: ${(cause as Error).message}`, { cause })
  }
}

/**
 * Makes commits durable in groups (decision 0077): all that were written before a sync began share it. At most one
 * sync runs at a time, and commits written meanwhile share the next one.
 */
export class CommitSync {
  readonly #log: CommitLog
  readonly #onFailure: (error: CommitNotStored) => void
  #written = 0
  #stored = 0
  #running: Promise<void> | undefined
  #failure: CommitNotStored | undefined

  constructor(log: CommitLog, onFailure: (error: CommitNotStored) => void) {
    this.#log = log
    this.#onFailure = onFailure
  }

  get failed(): boolean {
    return this.#failure !== undefined
  }

  /** A commit is in the log, and not yet on disk. */
  commitWritten(): void {
    this.#written += 1
  }

  /** Resolves when every commit that is visible now is on disk. After a failed sync it always rejects. */
  async allStored(): Promise<void> {
    const visible = this.#written
    while (this.#stored < visible) {
      this.throwIfFailed()
      this.#running ??= this.#syncOnce()
      await this.#running
    }
    this.throwIfFailed()
  }

  throwIfFailed(): void {
    if (this.#failure) throw this.#failure
  }

  /** Waits for the last sync, whatever becomes of it. */
  async close(): Promise<void> {
    await this.allStored().catch(() => {})
    this.#log.close()
  }

  async #syncOnce(): Promise<void> {
    const covered = this.#written
    try {
      await this.#log.sync()
      this.#stored = covered
    } catch (error) {
      // The system may forget what it could not store, so that a later sync would succeed and prove nothing.
      this.#failure = new CommitNotStored(error)
      this.#onFailure(this.#failure)
    } finally {
      this.#running = undefined
    }
  }
}
