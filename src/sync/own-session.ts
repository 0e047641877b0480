import { readLocal } from '#platform/storage/local-storage.ts'
import { SESSION_OPEN } from './sign-out-marks.ts'

/**
 * False while the session of a user who has signed out is still open at the server: personal calls wait until it is ended
 * (offline.md F31). The databases are opened only in that case.
 */
export async function isOwnSession(): Promise<boolean> {
  if (readLocal(SESSION_OPEN) === undefined) return true
  return (await import('./clear-personal-data.ts')).endLeftSession()
}
