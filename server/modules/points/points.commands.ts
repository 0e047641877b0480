import type { PointReason } from '#domain/points/point-reasons.ts'
import { POINTS, pointsAt, type PointEntry } from '#domain/points/points.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { RequestContext } from '../../services/route.ts'
import { pointsShort } from './points-short.ts'
import { pointEntriesOf } from './points.queries.ts'

type Clock = Pick<RequestContext, 'now'>

interface Award extends Pick<PointEntry, 'ref' | 'note'> {
  readonly memberId: string
  /** More than none. */
  readonly points: number
  readonly reason: PointReason
  /** What it is about; the reference itself without one. */
  readonly about?: string
  /** From when on the points can be used; at once without one. */
  readonly availableAt?: number
}

/**
 * Gives points to a member, once for each reference: a second call, also one at the same time, changes nothing and returns false. So does
 * one for a member whose account is gone.
 */
export async function awardPoints(tx: Tx, { now }: Clock, award: Award): Promise<boolean> {
  const { memberId, points, reason, ref, about = ref, availableAt = now, note = null } = award
  assertAmount(points)
  if (!(await lockPoints(tx, memberId))) return false
  return write(tx, memberId, { ref, about, delta: points, reason, availableAt, at: now, note })
}

type Held = Pick<Award, 'memberId' | 'ref' | 'about' | 'reason'>

/** Writes a reference without points: no award is written under it afterwards (decision 0220). */
export async function holdReference(
  tx: Tx,
  { now }: Clock,
  { memberId, ref, about = ref, reason }: Held,
): Promise<boolean> {
  if (!(await lockPoints(tx, memberId))) return false
  return write(tx, memberId, { ref, about, delta: 0, reason, availableAt: now, at: now })
}

interface Spending extends Pick<PointEntry, 'ref'> {
  readonly memberId: string
  /** More than none. */
  readonly points: number
  readonly about?: string
}

/**
 * Takes points that the member can use now, once for each reference. Returns what is left. Throws `points-short` with what is there,
 * `email-unconfirmed` (accounts of invented addresses would each have points: trust.md S33), and `sign-in-needed` for an account that
 * is gone.
 */
export async function spendPoints(
  tx: Tx,
  { now }: Clock,
  { memberId, points, ref, about = ref }: Spending,
): Promise<{ readonly usable: number }> {
  assertAmount(points)
  const member = await lockPoints(tx, memberId)
  if (!member) throw new ShopError('sign-in-needed')
  const entries = await pointEntriesOf(tx, memberId)
  const { usable } = pointsAt(entries, now)
  const before = entries.find((entry) => entry.ref === ref)
  if (before) {
    if (before.delta !== -points || before.reason !== 'spent') throw new ShopError('key-reused')
    return { usable }
  }
  if (member.email_confirmed_at === null) throw new ShopError('email-unconfirmed')
  if (usable < points) throw pointsShort({ points, usable })
  await write(tx, memberId, { ref, about, delta: -points, reason: 'spent', availableAt: now, at: now })
  return { usable: usable - points }
}

interface Withdrawal extends Pick<PointEntry, 'ref'> {
  readonly memberId: string
  readonly points: number
  readonly note: string
}

/** Takes points that the member can use now, by the owner. Throws `points-short` with what is there, and `sign-in-needed` for an account that is gone. */
export async function withdrawPoints(
  tx: Tx,
  { now }: Clock,
  { memberId, points, ref, note }: Withdrawal,
): Promise<void> {
  assertAmount(points)
  if (!(await lockPoints(tx, memberId))) throw new ShopError('sign-in-needed')
  const { usable } = pointsAt(await pointEntriesOf(tx, memberId), now)
  if (usable < points) throw pointsShort({ points, usable })
  const entry = { ref, about: ref, delta: -points, availableAt: now, at: now, note }
  await write(tx, memberId, { ...entry, reason: 'withdrawn' })
}

interface Standing {
  readonly memberId: string
  readonly about: string
  /** Current worth; 0 for what was withdrawn. */
  readonly points: number
  readonly reason: PointReason
  readonly availableAt?: number
}

/**
 * Makes the points about one thing what it is worth now: writes the difference to what was given before. A second call changes nothing.
 * More may be taken back than the member has left: the next points pay for it.
 */
export async function settlePoints(
  tx: Tx,
  { now }: Clock,
  { memberId, about, points, reason, availableAt = now }: Standing,
): Promise<void> {
  if (!(await lockPoints(tx, memberId))) return
  const given = (await pointEntriesOf(tx, memberId)).filter((entry) => entry.about === about)
  const delta = points - given.reduce((sum, entry) => sum + entry.delta, 0)
  if (delta === 0) return
  const ref = `${about}:${given.length}`
  const isTaken = delta < 0
  // What is taken back counts from the moment on from which it would have counted.
  const from = isTaken ? Math.max(now, ...given.map((entry) => entry.availableAt)) : availableAt
  const entry = { ref, about, delta, availableAt: from, at: now }
  await write(tx, memberId, { ...entry, reason: isTaken ? 'taken-back' : reason })
}

/** The first points of a member (spec 9.8). */
export function welcomeMember(tx: Tx, clock: Clock, memberId: string): Promise<boolean> {
  return awardPoints(tx, clock, { memberId, points: POINTS.signUp, reason: 'sign-up', ref: 'sign-up' })
}

/** Changes of one member's points take turns at the member's row. Undefined for an account that is gone. */
export function lockPoints(tx: Tx, memberId: string) {
  return tx
    .updateTable('member')
    .set((row) => ({ email_confirmed_at: row.ref('email_confirmed_at') }))
    .where('id', '=', memberId)
    .returning('email_confirmed_at')
    .executeTakeFirst()
}

async function write(tx: Tx, memberId: string, { availableAt, ...entry }: PointEntry): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('point_entry')
    .values({ member_id: memberId, available_at: availableAt, ...entry })
    .onConflict((conflict) => conflict.columns(['member_id', 'ref']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

function assertAmount(points: number): void {
  if (!Number.isSafeInteger(points) || points <= 0) throw new RangeError(`not a number of points: ${points}`)
}
