import { randomInt } from 'node:crypto'
import { drawnPrizes, type Roll } from '#domain/draw/draw.ts'
import type { DrawPrize, PrizeEffect } from '#domain/draw/prizes.ts'
import { midnightAfterDays } from '#domain/region/site-day.ts'
import { storefrontOfRow } from '../../core/storefront-of-row.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { Member } from '../members/members.queries.ts'
import { awardPoints, lockPoints } from '../points/points.commands.ts'
import { grantCoupon } from '../promotions/grant-coupon.ts'
import { drawDay, drawPrizes, spinOf, type DrawSpin } from './draw.queries.ts'

interface Spin {
  readonly member: Member
  /** By the server's clock. */
  readonly now: number
  /** Tests give one with a seed. */
  readonly roll?: Roll
}

/**
 * The spin of a member today: drawn, given and stored at the first call of the member's day, and the same at every other (traps 3.13).
 * Undefined while the shop has no draw, and for an account that is gone.
 */
export async function spinToday(
  tx: Tx,
  { member, now, roll = randomInt }: Spin,
): Promise<DrawSpin | undefined> {
  const { day } = drawDay(now, member)
  // Spins of one member take turns.
  if (!(await lockPoints(tx, member.id))) return undefined
  const before = await spinOf(tx, { memberId: member.id, day })
  if (before) return before
  const prize = await takePrize(tx, drawnPrizes(await drawPrizes(tx), roll))
  if (!prize) return undefined
  const { id, effect } = prize
  const code = await give(tx, effect, { member, now, day })
  const spin = { member_id: member.id, day, prize_id: id, effect: JSON.stringify(effect), code, at: now }
  await tx.insertInto('draw_spin').values(spin).execute()
  return spin
}

/** The first of these that is left; one conditional update claims it. */
async function takePrize(tx: Tx, prizes: readonly DrawPrize[]): Promise<DrawPrize | undefined> {
  for (const prize of prizes) {
    if (prize.stock === null) return prize
    if (prize.stock === 0) continue
    const taken = await tx
      .updateTable('draw_prize')
      .set((row) => ({ stock: row('stock', '-', 1) }))
      .where('id', '=', prize.id)
      .where('stock', '>', 0)
      .executeTakeFirst()
    if (taken.numUpdatedRows === 1n) return prize
  }
  return undefined
}

interface Winner {
  readonly member: Member
  readonly now: number
  readonly day: string
}

/** Gives it, and returns the code of a coupon. */
async function give(tx: Tx, effect: PrizeEffect, { member, now, day }: Winner): Promise<string | null> {
  if (effect.kind === 'nothing') return null
  if (effect.kind === 'points') {
    const award = { memberId: member.id, points: effect.points, reason: 'draw', ref: `draw:${day}` } as const
    await awardPoints(tx, { now }, award)
    return null
  }
  const { off, value, least, days } = effect
  const endsAt = midnightAfterDays(now, days, storefrontOfRow(member).site)
  return grantCoupon(tx, { prefix: 'SPIN', email: member.email, kind: off, value, least, endsAt, now })
}

/** Makes the wheel this one: each prize has the stock that is named, whatever was won before. */
export async function setPrizes(tx: Tx, prizes: readonly DrawPrize[]): Promise<void> {
  await tx.deleteFrom('draw_prize').execute()
  for (const [position, { id, weight, stock, effect }] of prizes.entries())
    await tx
      .insertInto('draw_prize')
      .values({ id, position, weight, stock, effect: JSON.stringify(effect) })
      .execute()
}
