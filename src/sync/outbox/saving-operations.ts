import type { NewOperation } from './insert-operation.ts'
import type { Operation } from './operation.ts'
import type { StoreContents } from './operation-store.ts'

/** An operation whose write to the disk has begun, in the memory of this page. */
interface Saving {
  readonly operation: Operation
  /** The row that was written and the number of readings begun by then; undefined until the transaction has committed. */
  readonly committed: { readonly seq: number; readonly id: string; readonly readings: number } | undefined
}

/** Contents of the disk, and the number of the reading that brought them. */
export interface Reading {
  readonly contents: StoreContents
  readonly number: number
}

/**
 * Operations that the screen shows before they are on the disk, so that a press is answered at once. Each leaves with the
 * first reading of the disk that was made after its commit: in no frame does it count twice, and in none is it missing.
 */
export function createSavingOperations() {
  let saving: readonly Saving[] = []
  let readings = 0
  let last: Reading | undefined

  function settle(reading: Reading): void {
    last = reading
    saving = saving.filter((one) => !reflects(reading, one))
  }

  return {
    current: (): readonly Operation[] => saving.map(({ operation }) => operation),
    begin(operation: NewOperation): void {
      saving = [...saving, { operation: beforeItsNumber(operation), committed: undefined }]
    },
    /** `id` is the operation's own; `row` is what was written. */
    commit(id: string, row: Operation): void {
      const committed = { seq: row.seq, id: row.id, readings }
      saving = saving.map((one) => (one.operation.id === id ? { ...one, committed } : one))
      if (last) settle(last)
    },
    /** The write has failed: another store takes the operation over. */
    drop(id: string): void {
      saving = saving.filter(({ operation }) => operation.id !== id)
    },
    /** The number of a reading that begins now. */
    startReading: () => ++readings,
    settle,
  }
}

/** Whether the reading was made after the commit, so that it holds the operation or what has become of it. */
function reflects({ contents, number }: Reading, { committed }: Saving): boolean {
  if (!committed) return false
  if (number > committed.readings) return true
  // The reading began between the commit and its report.
  const row = contents.operations.find(({ seq }) => seq === committed.seq)
  if (row) return row.id === committed.id
  return (contents.device?.nextSeq ?? 0) > committed.seq
}

/** It is shown after all others; its number is assigned by the transaction that writes it. */
function beforeItsNumber(operation: NewOperation): Operation {
  return { ...operation, seq: Number.MAX_SAFE_INTEGER, attempts: 0, saving: true }
}
