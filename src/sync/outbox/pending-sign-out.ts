import type { Table } from 'dexie'
import { encodeFields } from '#contract/encoding.ts'
import { API_PREFIX, HEADERS, isSuccess, type Envelope } from '#contract/envelope.ts'
import { logout } from '#contract/account/login.contract.ts'
import type { Language } from '#domain/region/language.ts'
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

/**
 * Ends the stored session, if there is one. Undefined while it is open; otherwise the server's message, empty where there
 * was nothing to end. `language` is that of the message.
 */
export async function finishPendingSignOut(
  db: SyncDb,
  send: typeof fetch,
  language?: Language,
): Promise<string | undefined> {
  if (!(await notes(db).get('leaving'))) return ''
  // Page and worker must not both end it: the second one could end the next user's session.
  return withLock(LOCK, async () => {
    const noted = await notes(db).get('leaving')
    if (!noted) return ''
    const message = await requestSignOut(send, { ...noted, language })
    if (message !== undefined) await notes(db).delete('leaving')
    return message
  })
}

interface SignOutRequest extends Pick<PendingSignOut, 'everything'> {
  readonly language?: Language | undefined
}

/** The server's message when it confirms that the session has ended; undefined otherwise. */
export async function requestSignOut(
  send: typeof fetch,
  { everything, language }: SignOutRequest,
): Promise<string | undefined> {
  const fields = new URLSearchParams(encodeFields({ everything: everything ? '1' : '0' }))
  try {
    const response = await send(`${API_PREFIX}${logout.path}?${fields}`, {
      headers: { [HEADERS.app]: 'www', ...(language && { [HEADERS.lang]: language }) },
      credentials: 'same-origin',
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const envelope = (await response.json()) as Partial<Envelope<unknown>>
    const isEnded = response.ok && envelope.code !== undefined && isSuccess(envelope.code)
    return isEnded ? (envelope.message ?? '') : undefined
  } catch {
    return undefined
  }
}
