import { readLocal, writeLocal } from '#platform/storage/local-storage.ts'

/** The device's: a user who has joined on it is not asked again. */
const KEY = 'vanda-keep-newsletter'

export function noteJoined(): void {
  writeLocal(KEY, '1')
}

export function hasJoined(): boolean {
  return readLocal(KEY) !== undefined
}
