import { copyFileSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { CommitLog } from '#server/db/commit-sync.ts'

/** A disk that has of a database only what was synced: a power cut leaves the copy of the last sync. */
export class FragileDisk {
  readonly #folder = mkdtempSync(join(tmpdir(), 'vanda-disk-'))
  #cuts = 0

  /** The log for `openLog`; each sync takes a moment, as a disk does. */
  readonly openLog = (file: string): CommitLog => {
    const store = () => this.#copy(file, join(this.#folder, 'stored'))
    store()
    return {
      sync: async () => {
        await new Promise((resolve) => setImmediate(resolve))
        store()
      },
      close() {},
    }
  }

  /** Cuts the power now, and returns the data folder of the machine that starts again. */
  cut(): string {
    const folder = join(this.#folder, `cut${this.#cuts++}`)
    this.#copy(join(this.#folder, 'stored', 'shop.sqlite'), folder)
    return folder
  }

  #copy(file: string, to: string): void {
    mkdirSync(to, { recursive: true })
    for (const name of [file, `${file}-wal`])
      if (existsSync(name)) copyFileSync(name, join(to, basename(name)))
  }
}
