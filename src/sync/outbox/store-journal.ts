import * as v from 'valibot'
import { queuedEndpoint } from '#contract/endpoints/queued.ts'
import { readLocal } from '#platform/storage/local-storage.ts'
import { debounceUntil } from './debounce-operations.ts'
import { addOperation, type NewOperation } from './insert-operation.ts'
import { markedMember } from './member-mark.ts'
import type { Device } from './operation.ts'
import { dropJournaled, isInJournal, journalKeys, type JournalEntry } from './operation-journal.ts'
import type { OperationStore } from './operation-store.ts'

const journaled = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    id: v.pipe(v.string(), v.uuid()),
    number: v.pipe(v.number(), v.integer()),
    member: v.optional(v.string()),
    v: v.number(),
    path: v.string(),
    input: v.record(v.string(), v.unknown()),
    preview: v.optional(v.unknown()),
    lang: v.string(),
    createdAt: v.number(),
  }),
)

/** An operation without a number. Throws for a call that cannot wait and for input that the contract forbids. */
export function checkedOperation(entry: JournalEntry): NewOperation {
  const endpoint = queuedEndpoint(entry.path)
  if (!endpoint) throw new RangeError(`${entry.path} cannot wait`)
  v.parse(endpoint.input, entry.input)
  return operationOf(entry)
}

function operationOf({ id, v: version, path, input, preview, lang, createdAt }: JournalEntry): NewOperation {
  const rest = debounceUntil(path, input, createdAt)
  return { id, v: version, path, input, preview, lang, createdAt, debounceUntil: rest }
}

/**
 * Stores the operations whose page ended before their transaction had committed, in the order of the presses: all of
 * them, or those before one number. What another member has pressed stays until that member is back.
 */
export async function storeJournal(disk: OperationStore, before = Infinity): Promise<void> {
  for (const entry of readJournal())
    if (entry.number < before && (await storeEntry(disk, entry))) dropJournaled(entry)
}

/**
 * Stores one operation on the disk. An entry that another page has stored, or that a killed browser brings back, is
 * recognised by its id. False for what is not to be stored: the operation of another member, and an entry that has left
 * the journal unstored, because its user has signed out or its page keeps it in memory.
 */
export function storeEntry(disk: OperationStore, entry: JournalEntry): Promise<boolean> {
  return disk.transact(async (rows) => {
    const device = await rows.device()
    if (device.journaled?.includes(entry.id)) return true
    if (isOfOther(entry, device) || (entry.isJournaled && !isInJournal(entry))) return false
    await addOperation(rows, operationOf(entry), { isDurable: true })
    return true
  })
}

/** Between a login and the adoption of the device, the cookie alone names its member. */
function isOfOther({ member }: JournalEntry, { owner = markedMember() }: Device): boolean {
  return member !== undefined && member !== owner
}

/** What cannot be read is left alone: a newer build may have written it. */
function readJournal(): readonly JournalEntry[] {
  return journalKeys().flatMap((key): JournalEntry[] => {
    const read = v.safeParse(journaled, readLocal(key))
    return read.success ? [{ preview: undefined, member: undefined, ...read.output, isJournaled: true }] : []
  })
}
