import type { CartChangeReport, Device, Operation, Rejected, SealedQueue, Snapshot } from './operation.ts'

/** The contents of one store: on the disk, or in the memory of this page. */
export interface StoreContents {
  /** undefined for a disk without any write yet. */
  readonly device: Device | undefined
  readonly report: CartChangeReport
  /** In the order of the device sequence. */
  readonly operations: readonly Operation[]
  readonly rejected: readonly Rejected[]
  readonly snapshots: Readonly<Record<string, Snapshot>>
  /** Number of operations that other members have left unsent on this device. */
  readonly sealed: number
}

/** The rows of a store inside one transaction. */
export interface StoreRows {
  /** Created again when a browser has emptied the table but kept the database. */
  device(): Promise<Device>
  putDevice(device: Device): Promise<void>
  report(): Promise<CartChangeReport>
  putReport(report: CartChangeReport): Promise<void>
  /** The first operations of the sequence; all without `most`. */
  operations(most?: number): Promise<readonly Operation[]>
  /** The operations up to this number of the sequence. */
  operationsUpTo(seq: number): Promise<readonly Operation[]>
  lastOperation(): Promise<Operation | undefined>
  /** Throws when its number is taken. */
  addOperations(operations: readonly Operation[]): Promise<void>
  /** Writes an operation under its number. */
  putOperation(operation: Operation): Promise<void>
  deleteOperations(seqs: readonly number[]): Promise<void>
  rejected(): Promise<readonly Rejected[]>
  putRejected(rejected: readonly Rejected[]): Promise<void>
  deleteRejected(ids: readonly string[]): Promise<void>
  snapshot(name: string): Promise<Snapshot | undefined>
  putSnapshot(snapshot: Snapshot): Promise<void>
  sealed(owner: string): Promise<SealedQueue | undefined>
  putSealed(owner: string, queue: Omit<SealedQueue, 'key'>): Promise<void>
  deleteSealed(owner: string): Promise<void>
  /** Deletes operations, refusals, snapshots and the report; the device and what is sealed stay. */
  clear(): Promise<void>
}

/**
 * Where operations, snapshots, refusals and the device sequence are: the database of this device, or the memory of this page
 * while the device can keep nothing (offline.md D13). One sender works on both (decision 0071).
 */
export interface OperationStore {
  /** Stored data outlives the page. An operation in memory is sent without its debounce time. */
  readonly isDurable: boolean
  /** All of `work` is stored or nothing of it. Throws what the database throws (quota, gone, blocked). */
  transact<T>(work: (rows: StoreRows) => Promise<T>): Promise<T>
  contents(): Promise<StoreContents>
  /** Number of pending operations. */
  count(): Promise<number>
  /** Runs one request at a time; the lock saves requests, the server's sequence guarantees the result (offline.md D16). */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  /** True when no session of a user who has signed out is open any more; ends one that is (offline.md D8). */
  ownsSession(send: typeof fetch): Promise<boolean>
}
