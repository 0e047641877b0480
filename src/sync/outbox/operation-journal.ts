import { OPERATION_VERSIONS } from '#contract/operation-versions.ts'
import { dropLocal, localKeys, readLocal, writeLocal } from '#platform/storage/local-storage.ts'
import { markedMember } from './member-mark.ts'
import type { Operation } from './operation.ts'
import { newId } from '#platform/device/new-id.ts'

/** An operation as its press makes it, before the code of the database is loaded. */
export interface JournalEntry extends Pick<
  Operation,
  'id' | 'v' | 'path' | 'input' | 'preview' | 'lang' | 'createdAt'
> {
  /** Order of the presses in all tabs; never a time (offline.md D9). */
  readonly number: number
  /** Key of the member who pressed; undefined: a guest. */
  readonly member: string | undefined
  /** It is in localStorage, so it outlives this page. Only such an operation is shown before its commit. */
  readonly isJournaled: boolean
}

const KEY = 'vanda-sync-journal '

/** 64 kB, as localStorage takes two bytes for a character. A longer operation is shown once it is on the disk. */
const MAX_CHARACTERS = 32_768

/**
 * Writes an operation into localStorage in the press itself: a page that is left can finish no transaction of
 * IndexedDB. It stays until that transaction has committed (offline.md D13).
 */
export function journalOperation(
  press: Pick<JournalEntry, 'path' | 'input' | 'preview' | 'lang'> & Partial<Pick<JournalEntry, 'id'>>,
): JournalEntry {
  const entry = {
    id: newId(),
    ...press,
    v: OPERATION_VERSIONS.newest,
    createdAt: Date.now(),
    number: Math.max(0, ...journalKeys().map(numberOf)) + 1,
    member: markedMember(),
  }
  const text = JSON.stringify(entry)
  return { ...entry, isJournaled: text.length <= MAX_CHARACTERS && writeLocal(keyOf(entry), text) }
}

/** Called when the operation is on the disk, or the screen shows that it is not saved. */
export function dropJournaled(entry: JournalEntry): void {
  dropLocal(keyOf(entry))
}

export function isInJournal(entry: JournalEntry): boolean {
  return readLocal(keyOf(entry)) !== undefined
}

/** In the order of the presses. */
export function journalKeys(): readonly string[] {
  return localKeys(KEY).toSorted((a, b) => numberOf(a) - numberOf(b))
}

export function isJournalKey(key: string): boolean {
  return key.startsWith(KEY)
}

const keyOf = ({ number, id }: Pick<JournalEntry, 'number' | 'id'>) => `${KEY}${number} ${id}`
const numberOf = (key: string) => Number.parseInt(key.slice(KEY.length), 10) || 0
