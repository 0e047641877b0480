import type { PointReason } from '#domain/points/points.ts'

/** One row of the ledger of points, written once and never changed. The balance is what the rows add up to (`pointsAt`). */
export interface PointEntryTable {
  member_id: string
  /** Unique for a member: each award and each use happens once. */
  ref: string
  /** What it is about: an order, a review. */
  about: string
  /** Points that come, or, below zero, go. */
  delta: number
  reason: PointReason
  /** From when on it counts, epoch milliseconds. */
  available_at: number
  at: number
}
