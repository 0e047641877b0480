import type { Table } from 'dexie'
import { encodeFields } from '#contract/encoding.ts'
import { API_PREFIX, HEADERS, isSuccess, type Envelope } from '#contract/envelope.ts'
import { logout } from '#contract/login.contract.ts'
import { newDevice, type SyncDb } from './sync-db.ts'
import { withLock } from './with-lock.ts'

/**
 * The session of a user who has left this device is still open on the server: it is ended before any other request, so
 * that no data of the next user can get into it (offline.md D8, F31).
 */
interface PendingSignOut {
  readonly key: 'leaving'
  readonly everything: boolean
}

const LOCK = 'vanda-sign-out'
const PATIENCE_MS = 8_000

const notes = (db: SyncDb) => db.table('meta') as Table<PendingSignOut, 'leaving'>

/** Deletes a user's data from the database and stores that their session has to end; in one transaction. */
export function clearOperations(db: SyncDb, everything: boolean): Promise<void> {
  return db.transaction('rw', db.tables, async () => {
    await Promise.all(db.tables.map((table) => table.clear()))
    await db.meta.put(newDevice())
    await notes(db).put({ key: 'leaving', everything })
  })
}

/** Ends the stored session, if there is one. True when the next request may be sent. */
export async function finishPendingSignOut(db: SyncDb, send: typeof fetch): Promise<boolean> {
  if (!(await notes(db).get('leaving'))) return true
  // Page and worker must not both end it: the second one could end the next user's session.
  return withLock(LOCK, async () => {
    const noted = await notes(db).get('leaving')
    if (!noted) return true
    if (!(await requestSignOut(send, noted.everything))) return false
    await notes(db).delete('leaving')
    return true
  })
}

/** True when the server confirms that the session has ended. */
export async function requestSignOut(send: typeof fetch, everything: boolean): Promise<boolean> {
  const fields = new URLSearchParams(encodeFields({ everything: everything ? '1' : '0' }))
  try {
    const response = await send(`${API_PREFIX}${logout.path}?${fields}`, {
      headers: { [HEADERS.app]: 'www' },
      credentials: 'same-origin',
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const envelope = (await response.json()) as Partial<Envelope<unknown>>
    return response.ok && envelope.code !== undefined && isSuccess(envelope.code)
  } catch {
    return false
  }
}
