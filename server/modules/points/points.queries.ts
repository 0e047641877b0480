import { pointsAt, type PointEntry, type PointsAccount } from '#domain/points/points.ts'
import type { Reader } from '../../db/schema/database.ts'

/** All rows of a member's ledger, oldest first. */
export async function pointEntriesOf(db: Reader, memberId: string): Promise<PointEntry[]> {
  return db
    .selectFrom('point_entry')
    .select(['ref', 'about', 'delta', 'reason', 'available_at as availableAt', 'at', 'note'])
    .where('member_id', '=', memberId)
    .orderBy('at')
    .orderBy('ref')
    .execute()
}

/** What a member has at a time. */
export async function pointsOf(db: Reader, memberId: string, now: number): Promise<PointsAccount> {
  return pointsAt(await pointEntriesOf(db, memberId), now)
}
