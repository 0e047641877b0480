import type { NewOperation } from './insert-operation.ts'
import type { Operation } from './operation.ts'
import type { StoreContents } from './operation-store.ts'

/** An operation whose write to the disk has begun. */
interface Saving {
  readonly operation: Operation
  readonly isJournaled: boolean
}

/**
 * Operations of this page on their way to the disk. The screen shows them behind those that a reading of the disk contains,
 * each exactly once in every render: in the same transaction the device remembers the ids that it stores.
 */
export function createSavingOperations() {
  const saving = new Map<string, Saving>()
  const committed = new Set<string>()
  return {
    /** In the order of the presses, without those that the disk has. */
    beside(contents: StoreContents | undefined): readonly Saving[] {
      const stored = new Set(contents?.device?.journaled)
      return [...saving.values()].filter(({ operation }) => !stored.has(operation.id))
    },
    begin(operation: NewOperation, isJournaled: boolean): void {
      saving.set(operation.id, { operation: beforeItsNumber(operation), isJournaled })
    },
    commit: (id: string) => void committed.add(id),
    /** The write has failed: another store takes the operation over. */
    drop: (id: string) => void saving.delete(id),
    /** Call it before the database is read, and the function it returns afterwards: the read contains all earlier commits. */
    startReading(): () => void {
      const before = [...committed]
      return () => {
        for (const id of before) {
          saving.delete(id)
          committed.delete(id)
        }
      }
    },
  }
}

/** It is shown after all others; its number is assigned by the transaction that writes it. */
function beforeItsNumber(operation: NewOperation): Operation {
  return { ...operation, seq: Number.MAX_SAFE_INTEGER, attempts: 0, saving: true }
}
