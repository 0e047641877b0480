import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { myCoupons } from '#contract/account/coupons.contract.ts'
import { kioskEnter } from '#contract/stores/kiosk.contract.ts'
import { confirmMember, redeemMemberCoupon, staffSignIn } from '#contract/stores/staff.contract.ts'
import { TURN_COOKIE } from '#contract/storage-keys.ts'
import { TILL_CODE_MS } from '#domain/account/till-code.ts'
import { aCoupon } from '#tests/world/money/coupons.ts'
import { aRegisteredMember, PASSWORD } from '#tests/world/people/members.ts'
import { cardOf, shownCode } from '#tests/world/people/till-codes.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'
import { addKiosk } from '../kiosk/kiosk.commands.ts'
import { personOf } from '../promotions/person.ts'
import { storesInOrder } from '../stores/stores.queries.ts'

describe.each(ENGINES)('in-store coupons at the till on %s (spec 2.14, 6)', (engine) => {
  let shop: Shop
  let tablet: TestClient
  let store: string
  let staffId: string
  const db = () => shop.services.store.db

  beforeAll(async () => {
    shop = await aShop(engine)
    const [first] = await storesInOrder(db())
    store = first?.id ?? ''
    const { email } = await aRegisteredMember(shop)
    await db().updateTable('member').set({ role: 'staff' }).where('email', '=', email).execute()
    const row = await db().selectFrom('member').select('id').where('email', '=', email).executeTakeFirst()
    staffId = row?.id ?? ''
    tablet = aTestClient(shop.url)
    const { code } = await addKiosk(db(), { now: shop.clock.now }, store)
    await tablet.get(kioskEnter, { store, code })
    tablet.cookies.set(TURN_COOKIE, randomUUID())
    await tablet.get(staffSignIn, { email, password: PASSWORD })
  })
  afterAll(() => shop.close())

  async function aHolder({ confirmed = true } = {}) {
    const { client, email } = await aRegisteredMember(shop)
    if (confirmed)
      await db().updateTable('member').set({ email_confirmed_at: 1 }).where('email', '=', email).execute()
    const card = await cardOf(client)
    // Each code counts once: the next scan is of the next step.
    let step = 0
    const scan = async () => {
      const code = await shownCode(card, shop.clock.now + TILL_CODE_MS * (step++ % 2))
      return tablet.get(confirmMember, { code })
    }
    return { client, email, scan }
  }
  async function given(email: string, change: Parameters<typeof aCoupon>[1] = {}): Promise<string> {
    const code = await aCoupon(db(), { per_person: 1, in_store: 1, ...change })
    await db()
      .insertInto('coupon_grant')
      .values({ code, person: personOf(email), given_at: 0 })
      .execute()
    return code
  }
  const redeem = async (confirmation: string, code: string) =>
    (await tablet.ask(redeemMemberCoupon, { confirmation, code })).body
  const reasonOf = async (confirmation: string, code: string) =>
    ((await redeem(confirmation, code)).data as { reason?: string } | null)?.reason
  const uses = (code: string) => db().selectFrom('coupon_use').selectAll().where('code', '=', code).execute()

  test('staff see them with the scan and redeem one; staff and store are recorded, and the member sees it used', async () => {
    const { client, email, scan } = await aHolder()
    const code = await given(email, { least: 50_00 })
    await given(email, { in_store: 0 })
    const { confirmation, coupons } = await scan()
    expect(coupons).toEqual([{ code, label: 'S$20.00 off, from S$50.00' }])
    const answer = await tablet.get(redeemMemberCoupon, { confirmation, code: ` ${code.toLowerCase()}` })
    expect(answer).toEqual({
      code,
      label: 'S$20.00 off, from S$50.00',
      receipt: expect.stringMatching(/^[0-9A-F]{10}$/),
    })
    expect((await redeem(confirmation, code)).data).toEqual(answer)
    expect(await uses(code)).toEqual([
      {
        order_id: `till:${answer.receipt}`,
        code,
        person: personOf(email),
        at: shop.clock.now,
        store_id: store,
        staff_id: staffId,
      },
    ])
    const used = (await client.get(myCoupons, {})).list.find((one) => one.code === code)
    expect(used).toMatchObject({ state: 'used', where: 'in-store', usedAt: shop.clock.now })
    expect(used).not.toHaveProperty('orderNumber')
  })

  test('twice at once, by two scans, it is redeemed at one; the other is refused in words', async () => {
    const { email, scan } = await aHolder()
    const code = await given(email)
    const [one, other] = [await scan(), await scan()]
    const answers = await Promise.all([redeem(one.confirmation, code), redeem(other.confirmation, code)])
    expect(answers.map(({ code: result }) => result).toSorted()).toEqual([200, 4047])
    expect(answers.map(({ message }) => message)).toContain('This coupon has been used already.')
    expect(await uses(code)).toHaveLength(1)
    const row = await db().selectFrom('coupon').select('used').where('code', '=', code).executeTakeFirst()
    expect(row?.used).toBe(1)
  })

  test('two presses at once of one scan are one use, and one scan redeems one coupon', async () => {
    const { email, scan } = await aHolder()
    const [code, next] = [await given(email), await given(email)]
    const { confirmation } = await scan()
    const answers = await Promise.all([redeem(confirmation, code), redeem(confirmation, code)])
    expect(answers.map(({ code: result }) => result)).toEqual([200, 200])
    expect(await uses(code)).toHaveLength(1)
    expect(await reasonOf(confirmation, next)).toBe('key-reused')
    expect(await uses(next)).toEqual([])
  })

  test('one of another member, of online orders, before its start, after its end, or unknown is refused', async () => {
    const [holder, other] = [await aHolder(), await aHolder()]
    const { confirmation } = await holder.scan()
    const at = shop.clock.now
    const refused = [
      await given(other.email),
      await given(holder.email, { in_store: 0 }),
      await given(holder.email, { starts_at: at + 1 }),
      await given(holder.email, { ends_at: at }),
      'NOSUCHCODE',
    ]
    for (const code of refused) expect(await reasonOf(confirmation, code)).toBe('coupon-not-here')
    expect(await reasonOf(confirmation, await given(holder.email, { uses: 1, used: 1 }))).toBe('coupon-used')
    expect(await reasonOf(confirmation, await aCoupon(db(), { in_store: 1 }))).toBeUndefined()
  })

  test('S13, S33: neither without a scan, nor for an address that is not confirmed', async () => {
    const { email, scan } = await aHolder({ confirmed: false })
    const code = await given(email)
    const { confirmation, coupons } = await scan()
    expect(coupons).toBeUndefined()
    expect(await reasonOf(confirmation, code)).toBe('email-unconfirmed')
    expect(await reasonOf('made-up', code)).toBe('confirmation-gone')
    const { status } = await aTestClient(shop.url).ask(redeemMemberCoupon, { confirmation, code })
    expect(status).toBe(403)
  })
})
