import type { QueuedInput, QueuedPath } from '#contract/endpoints/queued.ts'
import { localeOf } from '#domain/region/language.ts'
import { syncStorefront, withSync } from './open-sync.ts'
import type { OperationPreview } from './outbox/operation-preview.ts'
import { dropJournaled, journalOperation } from './outbox/operation-journal.ts'
import type { EnqueuedOperation, SaveState } from './save-operations.ts'

type Press<Path extends QueuedPath> = [path: Path, input: QueuedInput<Path>, preview?: OperationPreview]

interface UncheckedPress {
  readonly path: QueuedPath
  /** Checked by the contract before it is stored (`checkedOperation`). */
  readonly input: unknown
  readonly preview?: OperationPreview | undefined
  readonly id?: string
}
type KeptPress = UncheckedPress & { readonly id: string }

/** Stores one change by the user, which the screen shows at once; resolves when it is on the disk. */
export async function enqueue<Path extends QueuedPath>(...press: Press<Path>): Promise<SaveState> {
  return (await enqueueTracked(...press)).saved
}

/** As `enqueue`, for callers that report success only once the server has applied it. */
export async function enqueueTracked<Path extends QueuedPath>(
  ...[path, input, preview]: Press<Path>
): Promise<EnqueuedOperation> {
  return storePress({ path, input, preview })
}

/**
 * As `enqueue`, by an id that the caller has kept: one who is interrupted and begins again stores one operation
 * (`storeEntry`).
 */
export async function enqueueAgain(press: KeptPress): Promise<SaveState> {
  return (await storePress(press)).saved
}

async function storePress({ preview, ...press }: UncheckedPress): Promise<EnqueuedOperation> {
  const { language, site, currency } = syncStorefront()
  // Before the first `await`: the page may be left in the next frame.
  const entry = journalOperation({
    ...press,
    preview: preview?.pieces ? { ...preview, currency } : preview,
    lang: localeOf(language, site),
  })
  try {
    return await withSync((device) => device.store(entry))
  } catch (error) {
    // The screen shows "not saved", so no later page may save it.
    dropJournaled(entry)
    throw error
  }
}
