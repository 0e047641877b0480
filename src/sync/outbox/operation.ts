import type { CartChange } from '#domain/cart/changes.ts'

/** One change by the user as it will be sent: a call of the contract with its number in the device sequence. */
export interface Operation {
  /** Order of the sequence; never a time (offline.md D9). */
  readonly seq: number
  readonly id: string
  readonly v: number
  /** Path of a queued call of the contract. */
  readonly path: string
  readonly input: unknown
  /** For display before the server has answered; never sent. */
  readonly preview: unknown
  /** Locale of the response. */
  readonly lang: string
  /** For display only. */
  readonly createdAt: number
  /** Above zero it may have reached the server: it can no longer be cancelled, only compensated. */
  readonly attempts: number
  /**
   * End of its debounce time by this device's clock; ignored when another operation follows (`debounce-operations.ts`).
   */
  readonly debounceUntil?: number | undefined
  /** In the page's memory only: the device could not store it (offline.md D13). */
  readonly unsaved?: boolean
  /** In the page's memory until its transaction has committed; screens do not call it saved. */
  readonly saving?: boolean
}

export interface Device {
  readonly key: 'device'
  readonly id: string
  /** Key of the member whose data the store holds; undefined: a guest's. The server takes operations from this member alone. */
  readonly owner?: string | undefined
  /** Last operation that the server has confirmed. */
  readonly lastSeq: number
  readonly nextSeq: number
  /** Server time of the last response, for "last contact". */
  readonly contactAt: number | undefined
  /** Why the queue is paused although the server answers; rows of older builds have none. */
  readonly blocked?: Blocked | undefined
  /** `Retry-After` of the server, by this device's clock; page and worker both obey it. */
  readonly pausedUntil?: number
  /** Ids of the last operations that were stored, because the journal may hold them still (`store-journal.ts`). */
  readonly journaled?: readonly string[]
}

export type Blocked = 'sign-in' | 'update-needed'

/** What the shop has changed in the cart, kept until the user has read it. */
export interface CartChangeReport {
  readonly key: 'cart-report'
  /** The server could not be reached: the next cart is compared with the last one that the user saw. */
  readonly lost: boolean
  readonly changes: readonly CartChange[]
}

/** What a member has left unsent, while another member uses the device: nothing shows or sends it. */
export interface SealedQueue {
  readonly key: `sealed ${string}`
  readonly device: Device
  readonly operations: readonly Operation[]
  readonly rejected: readonly Rejected[]
}

export type MetaRow = Device | CartChangeReport | SealedQueue

export interface Rejected {
  readonly id: string
  readonly path: string
  readonly input: unknown
  readonly preview: unknown
  readonly reason: string
  readonly message: string
  readonly data: unknown
  readonly at: number
}

export interface Snapshot {
  readonly name: string
  readonly version: number
  readonly shopper: string
  readonly data: unknown
  /** Server's clock. */
  readonly asOf: number
}
