import { Mutex } from 'async-mutex'
import type { Device, Operation, Rejected, SealedQueue } from './operation.ts'
import type { OperationStore, StoreContents, StoreRows } from './operation-store.ts'
import { emptyReport, newDevice } from './sync-db.ts'

type Contents = Omit<StoreContents, 'sealed'> & {
  readonly device: Device
  readonly queues: ReadonlyMap<string, SealedQueue>
}

export interface MemoryOperationStore extends OperationStore {
  /** The committed state. */
  current(): StoreContents & { readonly device: Device }
}

interface MemoryOptions {
  readonly onChange: () => void
  readonly ownsSession: () => Promise<boolean>
}

/**
 * A store without a disk: it lives as long as the page, and the interface says so (offline.md D13). It has its own
 * device id and sequence, so that an operation without a response still counts once and its number cannot clash with
 * those on the disk.
 */
export function createMemoryOperationStore({ onChange, ownsSession }: MemoryOptions): MemoryOperationStore {
  let committed: Contents = {
    device: newDevice(),
    report: emptyReport(),
    operations: [],
    rejected: [],
    snapshots: {},
    queues: new Map(),
  }
  const current = () => {
    const { queues, ...contents } = committed
    const sealed = [...queues.values()].reduce((count, { operations }) => count + operations.length, 0)
    return { ...contents, sealed }
  }
  const transactions = new Mutex()
  const requests = new Mutex()
  return {
    isDurable: false,
    transact: (work) =>
      transactions.runExclusive(async () => {
        const draft = { ...committed }
        const result = await work(rowsOf(draft))
        committed = draft
        onChange()
        return result
      }),
    contents: () => Promise.resolve(current()),
    count: () => Promise.resolve(committed.operations.length),
    exclusively: (work) => requests.runExclusive(work),
    ownsSession,
    current,
  }
}

/** `draft` is replaced field by field and never mutated, so the committed state is unchanged until the end. */
function rowsOf(draft: { -readonly [Part in keyof Contents]: Contents[Part] }): StoreRows {
  return {
    device: async () => draft.device,
    putDevice: async (device) => void (draft.device = device),
    report: async () => draft.report,
    putReport: async (report) => void (draft.report = report),
    operations: async (most) => draft.operations.slice(0, most),
    operationsUpTo: async (seq) => draft.operations.filter((one) => one.seq <= seq),
    lastOperation: async () => draft.operations.at(-1),
    async addOperations(added) {
      if (added.some(({ seq }) => draft.operations.some((one) => one.seq === seq)))
        throw new RangeError('the place of an operation is taken')
      draft.operations = inOrder([...draft.operations, ...added.map(unsaved)])
    },
    async putOperation(operation) {
      const others = draft.operations.filter(({ seq }) => seq !== operation.seq)
      draft.operations = inOrder([...others, unsaved(operation)])
    },
    async deleteOperations(seqs) {
      draft.operations = draft.operations.filter(({ seq }) => !seqs.includes(seq))
    },
    rejected: async () => draft.rejected,
    async putRejected(put) {
      draft.rejected = [
        ...without(
          draft.rejected,
          put.map(({ id }) => id),
        ),
        ...put,
      ]
    },
    async deleteRejected(ids) {
      draft.rejected = without(draft.rejected, ids)
    },
    snapshot: async (name) => draft.snapshots[name],
    async putSnapshot(snapshot) {
      draft.snapshots = { ...draft.snapshots, [snapshot.name]: snapshot }
    },
    sealed: async (owner) => draft.queues.get(owner),
    putSealed: async (owner, queue) =>
      void (draft.queues = new Map([...draft.queues, [owner, { ...queue, key: `sealed ${owner}` }]])),
    deleteSealed: async (owner) =>
      void (draft.queues = new Map([...draft.queues].filter(([sealed]) => sealed !== owner))),
    async clear() {
      draft.operations = []
      draft.rejected = []
      draft.snapshots = {}
      draft.report = emptyReport()
    },
  }
}

const unsaved = (operation: Operation): Operation => ({ ...operation, unsaved: true })
const inOrder = (operations: readonly Operation[]) => operations.toSorted((a, b) => a.seq - b.seq)
const without = (rejected: readonly Rejected[], ids: readonly string[]) =>
  rejected.filter(({ id }) => !ids.includes(id))
