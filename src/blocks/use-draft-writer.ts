import { useEffect, useState } from 'react'
import { onBeforeUnload } from '#platform/updates/before-unload-tasks.ts'
import { storageProblemOf } from '#platform/storage/storage-problem.ts'

/** A half-filled form that is stored on this device, through reloads and a lost network. */
export interface DraftWriter<Draft extends object> {
  readonly current: () => Draft
  /** Changes the draft and stores it in the background. */
  readonly change: (part: Partial<Draft>) => void
  /**
   * Changes it and waits until it is stored, so that a reload finds it; without a database the form works all the same.
   */
  readonly write: (part: Partial<Draft>) => Promise<void>
  /** Resolves when no write is in progress, also after a failed one. */
  readonly settled: () => Promise<void>
}

/**
 * The initial value counts in the first render. `keep` may fail without effect on the form; `onRoom` is called when the
 * device has no room for the draft, and when it has again. Blocked storage is reported elsewhere.
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

/** Every change is stored at once, one write at a time, so that little is pending when the page unloads. */
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
