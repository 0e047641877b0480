import { useEffect, useState } from 'react'
import { onFlush } from '#platform/flush.ts'
import { troubleOf } from '#platform/storage-trouble.ts'

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

/**
 * What is given counts as it is in the first render. `keep` may fail, the form goes on without; `onRoom` hears when there
 * is no room for the draft, and when there is again. A browser that keeps nothing at all says so elsewhere.
 */
export function useKeeper<Draft extends object>(
  opened: Draft,
  keep: (draft: Draft) => Promise<void>,
  onRoom: (room: boolean) => void,
): Keeper<Draft> {
  const [keeper] = useState(() => createKeeper(opened, keep, onRoom))
  useEffect(() => onFlush(keeper.settled), [keeper])
  return keeper
}

/** Every change is written at once, one write at a time: a page that goes away has nothing left to wait for. */
function createKeeper<Draft extends object>(
  opened: Draft,
  keep: (draft: Draft) => Promise<void>,
  onRoom: (room: boolean) => void,
): Keeper<Draft> {
  let draft = opened
  let writing: Promise<void> | undefined
  let behind = false
  let room = true

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
      const fits = await keep(draft).then(
        () => true,
        (error: unknown) => troubleOf(error) !== 'full',
      )
      if (fits !== room) onRoom(fits)
      room = fits
    }
  }

  return {
    current: () => draft,
    change: (part) => void write(part),
    write,
    settled: () => writing ?? Promise.resolve(),
  }
}
