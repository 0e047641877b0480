import type { CartChange } from '#domain/cart/changes.ts'

/** One wish of the shopper, as it will be sent: the spec's own call, in its place in this device's chain. */
export interface Operation {
  /** Order of the chain; never a time (offline.md D9). */
  readonly seq: number
  readonly id: string
  readonly v: number
  /** Path of a queued call of the contract. */
  readonly path: string
  readonly input: unknown
  /** What the screen needs to show it before the shop has answered; never sent. */
  readonly preview: unknown
  /** Locale of the answer. */
  readonly lang: string
  /** For showing only. */
  readonly createdAt: number
  /** Above zero it may have reached the shop: it must not be cancelled any more, only compensated. */
  readonly attempts: number
  /** Not sent before then by this device's clock, unless another operation follows it (see `rest.ts`). */
  readonly debounceUntil?: number | undefined
  /** In the page's memory only: the device could not write it down (offline.md D13). */
  readonly unsaved?: boolean
}

export interface Device {
  readonly key: 'device'
  readonly id: string
  /** Last operation the shop has confirmed. */
  readonly lastSeq: number
  readonly nextSeq: number
  /** Server's clock at the last answer, for "last contact". */
  readonly contactAt: number | undefined
  /** Why the queue stands still although the shop answers; rows of older builds have none. */
  readonly blocked?: Blocked | undefined
  /** The shop has asked for rest until then, by this device's clock; page and worker both keep to it. */
  readonly pausedUntil?: number
}

export type Blocked = 'sign-in' | 'update-needed'

/** What the shop has changed in the bag since it was last seen, kept until the shopper has read it. */
export interface CartChangeReport {
  readonly key: 'bag-report'
  /** The shop could not be reached: the next bag is compared with the last one seen. */
  readonly lost: boolean
  readonly changes: readonly CartChange[]
}

export type MetaRow = Device | CartChangeReport

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
  readonly owner: string
  readonly data: unknown
  /** Server's clock. */
  readonly asOf: number
}
