import { TIERS, type Tier } from '#domain/membership/tiers.ts'
import type { Db } from '../../db/schema/database.ts'
import { membershipOf } from './member-tier.ts'

/** How many members have each tier. A tier follows from purchases (decision 0180): members without any have the first one. */
export async function tierCounts(db: Db, now: number): Promise<ReadonlyMap<Tier['id'], number>> {
  const { all } = await db
    .selectFrom('member')
    .select((row) => row.fn.countAll<number | string>().as('all'))
    .executeTakeFirstOrThrow()
  const buyers = await db
    .selectFrom('point_entry')
    .innerJoin('member', 'member.id', 'point_entry.member_id')
    .select('member.id')
    .distinct()
    .where('point_entry.reason', '=', 'order')
    .execute()
  const counts = new Map<Tier['id'], number>([[TIERS[0].id, Number(all) - buyers.length]])
  for (const { id } of buyers) {
    // Registered or erased meanwhile: such a member is in neither number.
    const tier = (await membershipOf(db, id, now))?.tier.id
    if (tier) counts.set(tier, (counts.get(tier) ?? 0) + 1)
  }
  return counts
}
