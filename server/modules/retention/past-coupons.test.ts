import { beforeEach, afterEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#domain/time-units.ts'
import { aCoupon } from '#tests/world/money/coupons.ts'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import { personOf } from '../promotions/person.ts'
import { deletePastCoupons } from './past-coupons.ts'

const NOW = 1_900_000_000_000
const PAST = NOW - 400 * DAY_MS - 1
const MEI = personOf('mei@example.com')

describe.each(ENGINES)('coupons that ended 400 days ago on %s', (engine) => {
  let opened: OpenedStore
  beforeEach(async () => {
    opened = await aStore(engine)
  })
  afterEach(() => opened.close())

  async function given(change: Parameters<typeof aCoupon>[1], until: number | null = null): Promise<string> {
    const code = await aCoupon(opened.db, change)
    await opened.db.insertInto('coupon_grant').values({ code, person: MEI, given_at: 0, until }).execute()
    return code
  }
  const codesIn = async (table: 'coupon' | 'coupon_grant') =>
    (await opened.db.selectFrom(table).select('code').execute()).map(({ code }) => code).toSorted()

  test('are deleted with their grants where nobody has used them', async () => {
    await given({ ends_at: PAST })
    const kept = [
      await given({ ends_at: PAST + 1 }),
      await given({ ends_at: null }),
      await given({ ends_at: PAST, used: 1 }),
      // An order has given it back.
      await given({ ends_at: PAST }, PAST + 1),
    ]
    const forAll = await aCoupon(opened.db, { ends_at: PAST })
    expect(await deletePastCoupons(opened, NOW)).toBe(1)
    expect(await codesIn('coupon')).toEqual([...kept, forAll].toSorted())
    expect(await codesIn('coupon_grant')).toEqual(kept.toSorted())
    expect(await deletePastCoupons(opened, NOW)).toBe(0)
  })
})
