import { nextStorageHealth, HEALTHY, type StorageHealth } from '#platform/storage/storage-problem.ts'
import { deviceState } from './device-state.ts'
import { deviceOf, type SyncDb } from './outbox/sync-db.ts'

const LOOK_EVERY_MS = 15_000
/** An open request that another tab blocks never settles. */
const TIMEOUT_MS = 5_000

/**
 * Watches the connection to the database: detects its loss, opens it again, and reports its return. Never deletes a
 * database as a cure, because operations may still be in it (offline.md D14).
 */
export function createStorageHealth(
  db: SyncDb,
  { onTick }: { readonly onTick: (well: boolean) => Promise<void> },
) {
  let health: StorageHealth = HEALTHY
  let looking: Promise<boolean> | undefined

  function settle(next: StorageHealth): void {
    health = next
    deviceState.storage = health.state
  }

  function look(): Promise<boolean> {
    looking ??= lookAgain().finally(() => {
      looking = undefined
    })
    return looking
  }

  /** While the database works, a read is enough; afterwards only a write proves that it works again. */
  async function lookAgain(): Promise<boolean> {
    const wasHealthy = health.state === 'healthy'
    const attempt = () => withTimeout(wasHealthy ? readAgain(db) : writeAgain(db))
    try {
      await attempt()
    } catch {
      try {
        db.close({ disableAutoOpen: false })
        await withTimeout(db.open())
        await attempt()
      } catch (error) {
        settle(nextStorageHealth(health, { type: 'looked-in-vain', error }))
        return false
      }
    }
    settle(nextStorageHealth(health, { type: 'worked' }))
    return true
  }

  async function tick(): Promise<void> {
    if (document.visibilityState === 'visible') await onTick(await look())
  }

  return {
    health: () => health,
    worked: () => settle(nextStorageHealth(health, { type: 'worked' })),
    failed: (error: unknown) => settle(nextStorageHealth(health, { type: 'failed', error })),
    look,
    start(): void {
      document.addEventListener('visibilitychange', () => void tick())
      addEventListener('online', () => health.state !== 'healthy' && void tick())
      setInterval(() => (health.state !== 'healthy' || deviceState.unsaved > 0) && void tick(), LOOK_EVERY_MS)
    },
    /** The user's request: tries now what would happen automatically; resolves when `onTick` has. */
    tick,
  }
}

async function readAgain(db: SyncDb): Promise<void> {
  await db.meta.get('device')
}

async function writeAgain(db: SyncDb): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    await db.meta.put(await deviceOf(db))
  })
}

export function withTimeout<T>(work: PromiseLike<T>, ms = TIMEOUT_MS): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer')), ms)),
  ])
}
