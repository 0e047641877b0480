import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmEmail, forgotPassword, register } from '#contract/account/login.contract.ts'
import { aRegisteredMember, aRegistration, deliveredMails, tokenIn } from '#tests/world/people/members.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'

describe('the mails about an account', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await aShop('sqlite')
  })
  afterAll(() => shop.close())

  const mailsTo = async (email: string) => (await deliveredMails(shop)).filter(({ to }) => to === email)

  test('carry no name before the address is confirmed, as another user may have entered it', async () => {
    const { client, email } = await aRegisteredMember(shop, { firstName: 'Win S$500', lastName: 'Call 999' })
    const [confirm] = await mailsTo(email)
    await client.get(forgotPassword, { email })
    const [reset] = await mailsTo(email)
    for (const mail of [confirm, reset]) {
      expect(mail?.text).toMatch(/^Hello there, /)
      expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/Win S|Call 9/)
    }
    await client.get(confirmEmail, { token: tokenIn(confirm) })
    shop.clock.now += 120_000
    await client.get(forgotPassword, { email })
    const [proven] = await mailsTo(email)
    expect(proven?.text).toMatch(/^Hello Win S\$500, /)
  })

  test.each([
    ['firstName', 'Win S$500 http://evil.example/x'],
    ['firstName', 'Mei\r\n\r\nYour account is closed'],
    ['lastName', 'Tan\u202e'],
    ['lastName', '\u200b'],
    ['firstName', '\u2800'],
  ])('a registration with the %s %j is refused', async (field, name) => {
    const { body } = await aTestClient(shop.url).ask(register, aRegistration({ [field]: name }))
    expect(body.data).toMatchObject({
      reason: 'registration-wrong',
      problems: { [field]: expect.anything() },
    })
  })
})
