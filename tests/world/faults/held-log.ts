import type { CommitLog } from '#server/db/commit-sync.ts'

/** A log whose syncs end when the test says so. While it is not held, they end at once. */
export class HeldLog implements CommitLog {
  syncs = 0
  #held = false
  #ends: PromiseWithResolvers<void>[] = []
  #asked = Promise.withResolvers<void>()

  sync(): Promise<void> {
    this.syncs += 1
    if (!this.#held) return Promise.resolve()
    const end = Promise.withResolvers<void>()
    this.#ends.push(end)
    this.#asked.resolve()
    return end.promise
  }

  /** From now on syncs wait. The returned promise resolves when one does. */
  hold(): Promise<void> {
    this.#held = true
    this.#asked = Promise.withResolvers()
    return this.#asked.promise
  }

  /** Waiting syncs end, and later ones do at once. */
  release(): void {
    this.#held = false
    for (const end of this.#ends.splice(0)) end.resolve()
  }

  /** Waiting syncs fail as a disk does, with this code. */
  fail(code: string): void {
    for (const end of this.#ends.splice(0))
      end.reject(Object.assign(new Error(`${code}: fdatasync`), { code }))
  }

  close(): void {}
}
