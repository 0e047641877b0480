import { dayText, nextMidnight } from '#domain/region/site-day.ts'
import type { DrawPrize } from '#domain/draw/prizes.ts'
import type { Selectable } from 'kysely'
import { storefrontOfRow } from '../../core/storefront-of-row.ts'
import type { Reader } from '../../db/schema/database.ts'
import type { DrawSpinTable } from '../../db/schema/draw-tables.ts'
import type { Member } from '../members/members.queries.ts'
import { parseEffect } from './prize-file.ts'

export type DrawSpin = Selectable<DrawSpinTable>

/** The wheel, in its order; empty while the shop has no draw. */
export async function drawPrizes(db: Reader): Promise<readonly DrawPrize[]> {
  const rows = await db.selectFrom('draw_prize').selectAll().orderBy('position').execute()
  return rows.map(({ id, weight, stock, effect }) => ({ id, weight, stock, effect: parseEffect(effect) }))
}

export function spinOf(
  db: Reader,
  { memberId, day }: { readonly memberId: string; readonly day: string },
): Promise<DrawSpin | undefined> {
  return db
    .selectFrom('draw_spin')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('day', '=', day)
    .executeTakeFirst()
}

/** The day of the member's own site, by the server's clock, and when the next begins: another site gives no second spin. */
export function drawDay(now: number, member: Member): { readonly day: string; readonly nextAt: number } {
  const { site } = storefrontOfRow(member)
  return { day: dayText(now, site), nextAt: nextMidnight(now, site) }
}
