import { useEffect, useState } from 'react'
import { onFlush } from '#platform/flush.ts'

/** A half-filled form that is kept on this device, through reloads and a lost network. */
export interface Keeper<Draft extends object> {
  readonly current: () => Draft
  /** Changes the draft and writes it behind the typing. */
  readonly change: (part: Partial<Draft>) => void
  /** Changes it and waits until it is written, so that a reload finds it; a device that cannot keep it goes on. */
  readonly write: (part: Partial<Draft>) => Promise<void>
  /** Resolves when all that was changed is written; writes nothing by itself. */
  readonly settled: () => Promise<void>
}

/** `opened` and `keep` are those of the first render; `keep` may fail, the form goes on without. */
export function useKeeper<Draft extends object>(
  opened: Draft,
  keep: (draft: Draft) => Promise<void>,
): Keeper<Draft> {
  const [keeper] = useState(() => createKeeper(opened, keep))
  useEffect(() => onFlush(keeper.settled), [keeper])
  return keeper
}

/** Every change is written at once, one write at a time: a page that goes away has nothing left to wait for. */
function createKeeper<Draft extends object>(
  opened: Draft,
  keep: (draft: Draft) => Promise<void>,
): Keeper<Draft> {
  let draft = opened
  let writing: Promise<void> | undefined
  let behind = false

  async function write(part: Partial<Draft>): Promise<void> {
    draft = { ...draft, ...part }
    behind = true
    writing ??= catchUp().finally(() => {
      writing = undefined
    })
    await writing
  }

  async function catchUp(): Promise<void> {
    while (behind) {
      behind = false
      await keep(draft).catch(() => {})
    }
  }

  return {
    current: () => draft,
    change: (part) => void write(part),
    write,
    settled: () => writing ?? Promise.resolve(),
  }
}
