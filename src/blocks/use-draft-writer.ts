import { useEffect, useState } from 'react'
import { onBeforeUnload } from '#platform/before-unload-tasks.ts'
import { storageProblemOf } from '#platform/storage-problem.ts'

/** A half-filled form that is kept on this device, through reloads and a lost network. */
export interface DraftWriter<Draft extends object> {
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
export function useDraftWriter<Draft extends object>(
  opened: Draft,
  keep: (draft: Draft) => Promise<void>,
  onRoom: (room: boolean) => void,
): DraftWriter<Draft> {
  const [draftWriter] = useState(() => createDraftWriter(opened, keep, onRoom))
  useEffect(() => onBeforeUnload(draftWriter.settled), [draftWriter])
  return draftWriter
}

/** Every change is written at once, one write at a time: a page that goes away has nothing left to wait for. */
function createDraftWriter<Draft extends object>(
  opened: Draft,
  keep: (draft: Draft) => Promise<void>,
  onRoom: (room: boolean) => void,
): DraftWriter<Draft> {
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
        (error: unknown) => storageProblemOf(error) !== 'full',
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
