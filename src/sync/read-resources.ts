import type { AnyEndpoint } from '#contract/endpoint.ts'
import { HEADERS } from '#contract/envelope.ts'
import { CallError } from '#contract/failure.ts'
import { learnServerTime } from '#platform/timing/clock.ts'
import type { createTransport } from '#api/call.ts'
import type { ResourceName } from './device-state.ts'
import type { createDiskOperationStore } from './outbox/disk-operation-store.ts'
import type { createMemoryOperationStore } from './outbox/memory-operation-store.ts'
import { noteLost } from './outbox/report-changes.ts'
import { saveAnswer, type SavedAnswer } from './outbox/save-snapshots.ts'
import { deviceOf, type SyncDb } from './outbox/sync-db.ts'
import { isOwnSession } from './own-session.ts'
import { RESOURCES } from './resources/resources.ts'
import { withTimeout, type createStorageHealth } from './storage-health.ts'
import { withoutSending } from './without-sending.ts'

interface ReadingParts {
  readonly db: SyncDb
  readonly disk: ReturnType<typeof createDiskOperationStore>
  readonly memory: ReturnType<typeof createMemoryOperationStore>
  readonly send: ReturnType<typeof createTransport>
  readonly storageHealth: ReturnType<typeof createStorageHealth>
}

/** Fetches resources and stores their snapshots: on the disk, or in memory where the disk fails. */
export function createResourceReader({ db, disk, memory, send, storageHealth }: ReadingParts) {
  async function read(name: ResourceName): Promise<void> {
    const endpoint = RESOURCES.find((resource) => resource.name === name)?.read
    if (!endpoint) throw new RangeError(`${name} is never fetched`)
    // While nothing is sent, nothing can overtake the answer.
    if ((await readOnce(endpoint)) === 'overtaken') await withoutSending(() => readOnce(endpoint))
  }

  async function readOnce(endpoint: AnyEndpoint): Promise<SavedAnswer> {
    // The order matters: a device that was read after its user has left has the mark that the session is still open.
    const device = await withTimeout(deviceOf(db)).catch(() => undefined)
    if (!(await isOwnSession())) throw new CallError({ kind: 'offline' })
    const ofMemory = memory.current().device
    const headers = { [HEADERS.device]: device?.id ?? ofMemory.id }
    const { envelope } = await send(endpoint, {}, { headers, cache: 'no-store' }).catch(
      async (error: unknown) => {
        await disk.transact(noteLost).catch(() => {})
        throw error
      },
    )
    learnServerTime(envelope.serverTime)
    try {
      if (!device) throw new RangeError('the device could not be read')
      return await saveAnswer(disk, { endpoint, envelope, atRequest: device })
    } catch (error) {
      if (device) storageHealth.failed(error)
      return saveAnswer(memory, { endpoint, envelope, atRequest: device ? undefined : ofMemory })
    }
  }

  /** The resources of every page. */
  async function readAll(): Promise<void> {
    await Promise.all(RESOURCES.filter(({ onEveryPage }) => onEveryPage).map(({ name }) => read(name)))
  }

  return { read, readAll }
}
