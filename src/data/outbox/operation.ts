import type { SnapshotName } from '#contract/endpoint.ts'

/** Version of the operations this build writes; the server and the worker accept the one before, too (offline.md D7). */
export const OPERATION_VERSION = 1

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
  readonly about: unknown
  /** Locale of the answer. */
  readonly lang: string
  /** For showing only. */
  readonly createdAt: number
  /** Above zero it may have reached the shop: it must not be cancelled any more, only compensated. */
  readonly attempts: number
}

export interface Device {
  readonly key: 'device'
  readonly id: string
  /** Last operation the shop has confirmed. */
  readonly lastSeq: number
  readonly nextSeq: number
  /** Server's clock at the last answer, for "last contact". */
  readonly contactAt: number | undefined
  /** The shop has asked for rest until then, by this device's clock; page and worker both keep to it. */
  readonly restUntil?: number
}

export interface Rejected {
  readonly id: string
  readonly path: string
  readonly input: unknown
  readonly about: unknown
  readonly reason: string
  readonly message: string
  readonly data: unknown
  readonly at: number
}

export interface Snapshot {
  readonly name: SnapshotName
  readonly version: number
  readonly owner: string
  readonly data: unknown
  /** Server's clock. */
  readonly asOf: number
}
