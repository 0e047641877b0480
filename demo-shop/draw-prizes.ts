import type { DrawPrize } from '#domain/draw/prizes.ts'
import type { Db } from '#server/db/schema/database.ts'

/** The wheel of the demo shop. After a prize with a stock comes the one it falls to. */
const DEMO_WHEEL: readonly DrawPrize[] = [
  {
    id: 'ten-percent',
    weight: 10,
    stock: 200,
    effect: { kind: 'coupon', off: 'percent', value: 10, least: 0, days: 7 },
  },
  { id: 'points-20', weight: 25, stock: null, effect: { kind: 'points', points: 20 } },
  {
    id: 'twenty-dollars',
    weight: 2,
    stock: 20,
    effect: { kind: 'coupon', off: 'amount', value: 20_00, least: 100_00, days: 7 },
  },
  { id: 'points-50', weight: 13, stock: null, effect: { kind: 'points', points: 50 } },
  { id: 'nothing', weight: 50, stock: null, effect: { kind: 'nothing' } },
]

/** Gives a demo shop without a draw this one; what its owner has set stays. */
export async function addDrawPrizes(db: Db): Promise<void> {
  const rows = DEMO_WHEEL.map(({ effect, ...prize }, position) => ({
    ...prize,
    position,
    effect: JSON.stringify(effect),
  }))
  const known = await db.selectFrom('draw_prize').select('id').limit(1).executeTakeFirst()
  if (known) return
  await db
    .insertInto('draw_prize')
    .values(rows)
    .onConflict((same) => same.column('id').doNothing())
    .execute()
}
