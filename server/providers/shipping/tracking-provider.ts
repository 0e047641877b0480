import type { ParcelEvent } from '#domain/orders/parcel-steps.ts'

/** A parcel as its provider knows it. */
export interface FollowedParcel {
  /** As the owner entered it. */
  readonly courier: string
  /** As `readTrackingNumber` writes it. */
  readonly tracking: string
  /** Epoch milliseconds. */
  readonly shippedAt: number
}

/** A notice whose signature and age were checked; it may name a parcel of another shop. */
export interface ParcelNotice {
  readonly courier: string
  readonly tracking: string
  readonly events: readonly ParcelEvent[]
}

/** The provider does not answer, or not as it should: the same question is asked later. */
export class TrackingDown extends Error {
  override readonly name = 'TrackingDown'
}
/** The provider is up and does not follow this parcel: `follow` asks it to. */
export class ParcelUnknown extends Error {
  override readonly name = 'ParcelUnknown'
}
/** The provider will not follow this parcel: its courier has no such number. */
export class ParcelRefused extends Error {
  override readonly name = 'ParcelRefused'
}
/** Bad signature, stale, or not readable: answered 400, nothing written. */
export class NoticeRejected extends Error {
  override readonly name = 'NoticeRejected'
}

/** A service that knows where parcels are. Its calls throw `TrackingDown`. */
export interface TrackingProvider {
  readonly name: string
  /** How long after one look at a parcel the next one follows, in milliseconds. */
  readonly everyMs: number
  /** Whether it follows parcels of this courier. */
  knows(courier: string): boolean
  /** Has it follow a parcel; repeated it changes nothing. Throws `ParcelRefused`. */
  follow(parcel: FollowedParcel): Promise<void>
  /** All events of a parcel until now, in any order. Throws `ParcelUnknown`. */
  look(parcel: FollowedParcel): Promise<readonly ParcelEvent[]>
  /** Checks signature (on the raw bytes) and age; throws `NoticeRejected`. */
  readNotice(raw: Uint8Array, headers: Headers, now: number): Promise<ParcelNotice>
}

/** What a parcel of this courier stores as its provider; empty where none follows it. */
export function providerFor(provider: TrackingProvider | undefined, courier: string): string {
  return provider?.knows(courier) ? provider.name : ''
}
