import type { PointReason } from '#domain/points/point-reasons.ts'

/** One row of the ledger of points, written once and never changed. The balance is what the rows add up to (`pointsAt`). */
export interface PointEntryTable {
  member_id: string
  /** Unique for a member: each award and each use happens once. */
  ref: string
  /** What it is about: an order, a review. */
  about: string
  /** Points that come, or, below zero, go; 0 holds a reference (decision 0220). */
  delta: number
  reason: PointReason
  /** From when on it counts, epoch milliseconds. */
  available_at: number
  at: number
  /** The owner's words for the member. */
  note: string | null
}

/** Who has had the reward of a birthday in a year, also under an account that is gone: it is given once (traps 3.12). */
export interface BirthdayRewardTable {
  /** Keyed hash of a phone number or address. */
  holder: string
  year: number
}
