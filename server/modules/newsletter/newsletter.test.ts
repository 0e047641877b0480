import { describe, expect, test } from 'vitest'
import { changeEmail } from '#contract/account/customer.contract.ts'
import { myCoupons } from '#contract/account/coupons.contract.ts'
import { exportData } from '#contract/account/export.contract.ts'
import { confirmEmail } from '#contract/account/login.contract.ts'
import { savePreferences } from '#contract/account/preferences.contract.ts'
import { newsletterConfirm, newsletterUnsubscribe } from '#contract/notices/popups.contract.ts'
import { newsletterJoin } from '#contract/notices/requests.contract.ts'
import { DAY_MS, HOUR_MS } from '#domain/time-units.ts'
import { checkoutCalls } from '#tests/world/money/checkout-calls.ts'
import { aGiftCard } from '#tests/world/money/coupons.ts'
import { egiftCalls } from '#tests/world/money/egift-calls.ts'
import { aRegisteredMember, aRegistration, deliveredMails, tokenIn } from '#tests/world/people/members.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aStockedShop } from '#tests/world/shops/stocked-shop.ts'
import { aDevice, aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'
import type { Mail } from '../../providers/mail/mail-provider.ts'
import { deliverOutbox } from '../../queue/outbox.ts'
import { personOf } from '../promotions/person.ts'
import { prune } from '../retention/retention.commands.ts'
import { unsubscribeLinks } from './unsubscribe-link.ts'

let people = 0
const aName = () => `reader${(people += 1)}`
const isQuestion = ({ text }: Mail) => /\/account\/newsletter#[\w-]{43}$/m.test(text)

describe.each(ENGINES)('the newsletter on %s', (engine) => {
  const { now, item } = aStockedShop(engine)
  const db = () => now().services.store.db
  const { quoted, ordered } = checkoutCalls(() => item(0))
  const guest = () => aTestClient(now().url)

  const join = (client: TestClient, email: string, from?: 'footer' | 'popup') =>
    client.ask(newsletterJoin, { email, ...(from && { from }) }, aDevice().next())
  const mailsTo = async (email: string) => (await deliveredMails(now())).filter(({ to }) => to === email)
  const rowOf = (email: string) =>
    db().selectFrom('newsletter').selectAll().where('email', '=', email).executeTakeFirst()
  const codesOf = (email: string) =>
    db()
      .selectFrom('coupon_grant')
      .innerJoin('coupon', 'coupon.code', 'coupon_grant.code')
      .select(['coupon.code', 'kind', 'value', 'least', 'first_order', 'ends_at'])
      .where('person', '=', personOf(email))
      .orderBy('least')
      .execute()

  /** Joins and answers the question that is mailed. */
  async function subscribe(email: string, { client = guest(), from = 'footer' as 'footer' | 'popup' } = {}) {
    await join(client, email, from)
    const token = tokenIn((await mailsTo(email)).find(isQuestion))
    return { token, ...(await client.get(newsletterConfirm, { token })) }
  }
  async function aMember(email = `${aName()}@example.com`) {
    const { client } = await aRegisteredMember(now(), { email })
    await db().updateTable('member').set({ email_confirmed_at: 1 }).where('email', '=', email).execute()
    return { client, email }
  }
  async function buyWhole(client: TestClient, email: string, codes: readonly string[] = []) {
    const card = await aGiftCard(db(), 900_00)
    return ordered(client, { codes: [...codes, card.code] }, email)
  }
  const problemWith = async (client: TestClient, code = '') =>
    (await quoted(client, { codes: [code] })).codes[0]?.problem

  test('an address gets one question a day, and is not subscribed before its owner agrees (traps 3.18, trust.md S33)', async () => {
    const email = `${aName()}@example.com`
    for (let times = 0; times < 3; times++) await join(guest(), ` ${email.toUpperCase()} `)
    const mails = await mailsTo(email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Please confirm your subscription'])
    expect(await rowOf(email)).toMatchObject({ confirmed_at: null, site: 'sg', lang: 'en', source: 'footer' })
    expect(await codesOf(email)).toEqual([])
    now().clock.now += DAY_MS
    await join(guest(), email)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('opening the link 100 times changes nothing; the button of its page does (traps 3.18)', async () => {
    const email = `${aName()}@example.com`
    await join(guest(), email, 'popup')
    const [mail] = await mailsTo(email)
    const token = tokenIn(mail)
    const [link = ''] = mail?.text.match(/http\S+/) ?? []
    const before = await rowOf(email)
    for (let times = 0; times < 50; times++) {
      await (await fetch(link)).text()
      const { status } = await fetch(`${now().url}/api/newsletter/confirm?token=${token}`)
      expect(status).toBeGreaterThanOrEqual(400)
    }
    expect(await rowOf(email)).toEqual(before)
    expect(await codesOf(email)).toEqual([])
    expect((await guest().get(newsletterConfirm, { token })).gifts).toHaveLength(3)
    expect((await rowOf(email))?.confirmed_at).toBe(now().clock.now)
  })

  test('the answer is the same for an address that is new, asked, or subscribed (trust.md S6)', async () => {
    const email = `${aName()}@example.com`
    const answers = [await join(guest(), email)]
    answers.push(await join(guest(), email))
    await guest().get(newsletterConfirm, { token: tokenIn((await mailsTo(email)).find(isQuestion)) })
    const confirmed = await rowOf(email)
    await mailsTo(email)
    now().clock.now += DAY_MS
    answers.push(await join(guest(), email, 'popup'))
    expect(answers.map(({ status, body }) => [status, body.code, body.data])).toEqual(
      Array.from({ length: 3 }, () => [200, 200, { subscribed: true }]),
    )
    expect([await rowOf(email), await mailsTo(email)]).toEqual([confirmed, []])
  })

  test('by the footer it gives one code for the first order, for 30 days, named on the page and in a mail (spec 9.6)', async () => {
    const email = `${aName()}@example.com`
    const { token, gifts } = await subscribe(email)
    expect(gifts).toEqual(['S$10.00 off your first order'])
    const [code, ...others] = await codesOf(email)
    expect(code).toMatchObject({ kind: 'amount', value: 10_00, least: 0, first_order: 1 })
    expect(others).toEqual([])
    const days = ((code?.ends_at ?? 0) - now().clock.now) / DAY_MS
    expect(days).toBeGreaterThan(29)
    expect(days).toBeLessThanOrEqual(31)
    const [welcome] = await mailsTo(email)
    expect(welcome?.subject).toBe('Welcome to Vanda: your code')
    expect(welcome?.text).toContain(`${code?.code}: S$10.00 off your first order`)
    expect(welcome?.text).toContain('/user/coupon')
    // The button is pressed again: the same answer, and nothing more.
    expect((await guest().get(newsletterConfirm, { token })).gifts).toEqual(gifts)
    expect([await codesOf(email), await mailsTo(email)]).toEqual([[code], []])
  })

  test('by the popup it gives 10 % without a minimum and two sums over a threshold (spec 9.6)', async () => {
    const email = `${aName()}@example.com`
    const { gifts } = await subscribe(email, { from: 'popup' })
    expect(gifts).toEqual(['10% off', 'S$20.00 off, from S$150.00', 'S$45.00 off, from S$300.00'])
    const { client } = await aMember(email)
    const [ten] = await codesOf(email)
    expect((await client.get(myCoupons, {})).list.map(({ state }) => state)).toEqual(
      Array.from({ length: 3 }, () => 'available'),
    )
    expect(await problemWith(client, ten?.code)).toBeUndefined()
    expect(await problemWith(guest(), ten?.code)).toBe(
      'This code belongs to another account. Sign in to use your own.',
    )
  })

  test.each<[string, (name: string) => string, 'footer' | 'popup']>([
    ['an alias behind a plus', (name) => `${name}+shop@gmail.com`, 'footer'],
    ['an alias with dots', (name) => `${name.slice(0, 3)}.${name.slice(3)}@googlemail.com`, 'popup'],
  ])('%s gets nothing more: one set for each mailbox (traps 3.19)', async (_, aliasOf, from) => {
    const name = aName()
    expect((await subscribe(`${name}@gmail.com`)).gifts).toHaveLength(1)
    expect((await subscribe(aliasOf(name), { from })).gifts).toEqual([])
    expect(await codesOf(`${name}@gmail.com`)).toHaveLength(1)
  })

  test('two aliases that are confirmed at once share one set (traps 3.19)', async () => {
    const name = aName()
    const emails = [`${name}@gmail.com`, `${name}+b@gmail.com`, `${name}+c@gmail.com`]
    for (const email of emails) await join(guest(), email)
    const mails = await deliveredMails(now())
    const answers = await Promise.all(
      emails.map((email) =>
        guest().get(newsletterConfirm, { token: tokenIn(mails.find(({ to }) => to === email)) }),
      ),
    )
    expect(answers.flatMap(({ gifts }) => gifts)).toHaveLength(1)
    expect(await codesOf(`${name}@gmail.com`)).toHaveLength(1)
  })

  test('a member with the confirmed address is confirmed at once, by the preferences too, and once (traps 3.19)', async () => {
    const { client, email } = await aMember()
    await join(client, email)
    expect(await rowOf(email)).toMatchObject({ confirmed_at: now().clock.now })
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('Welcome to Vanda: your code')
    for (const newsletter of [false, true])
      await client.get(savePreferences, { newsletter }, aDevice().next())
    expect(await rowOf(email)).toMatchObject({ source: 'account' })
    expect(await codesOf(email)).toHaveLength(1)
    expect((await client.get(exportData, {})).newsletter).toEqual([
      { email, site: 'sg', language: 'en', joinedAt: now().clock.now, confirmedAt: now().clock.now },
    ])
  })

  test('who ticks the news at checkout is asked by mail like everybody, and gets no code: the order is the first one (trust.md S33)', async () => {
    const [asked, silent] = [`${aName()}@example.com`, `${aName()}@example.com`]
    const { place } = checkoutCalls(() => item(0))
    const [client, card] = [guest(), await aGiftCard(db(), 900_00)]
    const codes = [card.code]
    await place(client, await quoted(client, { codes }), { codes, email: asked, subscribe: true })
    await ordered(guest(), {}, silent)
    expect(await rowOf(asked)).toMatchObject({ source: 'checkout', confirmed_at: null })
    expect(await rowOf(silent)).toBeUndefined()
    const token = tokenIn((await mailsTo(asked)).find(isQuestion))
    expect((await guest().get(newsletterConfirm, { token })).gifts).toEqual([])
    expect(await rowOf(asked)).toMatchObject({ confirmed_at: now().clock.now })
  })

  test('a member who ticks the news at checkout is subscribed, without a code that the order itself would end; the mailbox keeps its set', async () => {
    const { client, email } = await aMember()
    const { place } = checkoutCalls(() => item(0))
    await place(client, await quoted(client), { email, subscribe: true })
    expect(await rowOf(email)).toMatchObject({ source: 'checkout', confirmed_at: now().clock.now })
    expect([await codesOf(email), await mailsTo(email)]).toEqual([[], []])
    await client.get(savePreferences, { newsletter: false }, aDevice().next())
    await join(client, email, 'popup')
    expect(await codesOf(email)).toHaveLength(3)
  })

  test('a tick at checkout leaves an open question the codes that the popup has promised', async () => {
    const [email, own] = [`${aName()}@example.com`, await aMember()]
    const { place } = checkoutCalls(() => item(0))
    const tick = async (client: TestClient, to: string) =>
      place(client, await quoted(client), { email: to, subscribe: true })
    for (const to of [email, own.email]) await join(guest(), to, 'popup')
    await tick(guest(), email)
    await tick(own.client, own.email)
    const token = tokenIn((await mailsTo(email)).find(isQuestion))
    expect((await guest().get(newsletterConfirm, { token })).gifts).toHaveLength(3)
    expect(await codesOf(own.email)).toHaveLength(3)
  })

  describe('the code for the first order', () => {
    const LATE = 'This code is for your first order only.'

    test('takes its sum off the first order, and is no second one’s (traps 3.19)', async () => {
      const { client, email } = await aMember()
      await join(client, email)
      const [code] = await codesOf(email)
      const { adjustments } = await quoted(client, { codes: [code?.code ?? ''] })
      expect(adjustments).toContainEqual(expect.objectContaining({ rule: 'code', amount: -10_00 }))
      // Not used by the first order, it is over.
      await buyWhole(client, email)
      expect(await problemWith(client, code?.code)).toBe(LATE)
      expect((await quoted(client)).coupons).toEqual([])
      expect((await client.get(myCoupons, {})).list).toMatchObject([
        { state: 'not-available', isTooLate: true, isExhausted: false },
      ])
    })

    test('is decided when the order is placed: one that was quoted before another was paid is refused (traps 3.19)', async () => {
      const { client, email } = await aMember()
      await join(client, email)
      const [code] = await codesOf(email)
      const codes = [code?.code ?? '']
      const { place } = checkoutCalls(() => item(0))
      const quote = await quoted(client, { codes })
      await buyWhole(client, email)
      const late = await place(client, quote, { codes, email })
      expect(late.body.data).toMatchObject({ reason: 'cart-changed' })
      expect(await problemWith(client, code?.code)).toBe(LATE)
    })

    test('is refused to a guest who has bought with an alias and registers afterwards (traps 3.19)', async () => {
      const name = aName()
      const email = `${name}@gmail.com`
      await subscribe(email)
      await buyWhole(guest(), `${name}+first@gmail.com`)
      const { client } = await aMember(email)
      const [code] = await codesOf(email)
      expect(await problemWith(client, code?.code)).toBe(LATE)
    })

    test('is refused to the account that has bought with another address (traps 3.19)', async () => {
      const { client, email } = await aMember()
      await join(client, email)
      await buyWhole(client, `other.${email}`)
      const [code] = await codesOf(email)
      expect(await problemWith(client, code?.code)).toBe(LATE)
    })

    test('stays after eGift cards: the order of the first goods is the first one (traps 3.19)', async () => {
      const { client, email } = await aMember()
      await join(client, email)
      const [code] = await codesOf(email)
      await egiftCalls(now).bought(client)
      expect(await problemWith(client, code?.code)).toBeUndefined()
      await buyWhole(client, email)
      expect(await problemWith(client, code?.code)).toBe(LATE)
    })

    test('is not given to a mailbox that has bought; an unpaid order is none', async () => {
      const [bought, unpaid] = [`${aName()}@example.com`, `${aName()}@example.com`]
      await buyWhole(guest(), bought)
      await ordered(guest(), {}, unpaid)
      expect((await subscribe(bought)).gifts).toEqual([])
      expect((await subscribe(unpaid)).gifts).toHaveLength(1)
    })
  })

  test('a stranger who has asked for an address neither sees nor ends its subscription (trust.md S6)', async () => {
    const email = `${aName()}@example.com`
    const stranger = await aMember()
    await join(stranger.client, email)
    const token = tokenIn((await mailsTo(email)).find(isQuestion))
    await guest().get(newsletterConfirm, { token })
    expect((await stranger.client.get(exportData, {})).newsletter).toEqual([])
    await stranger.client.get(savePreferences, { newsletter: false }, aDevice().next())
    expect((await rowOf(email))?.confirmed_at).not.toBeNull()
  })

  test('a new address takes the subscription along, and gives nothing again (traps 3.19)', async () => {
    const { client, email } = await aMember()
    await join(client, email)
    const next = aRegistration().email.replace('mei', 'next')
    await client.get(changeEmail, { email: next })
    await client.get(confirmEmail, { token: tokenIn((await mailsTo(next))[0]) })
    expect(await rowOf(next)).toMatchObject({ confirmed_at: expect.any(Number) as number })
    for (const newsletter of [false, true])
      await client.get(savePreferences, { newsletter }, aDevice().next())
    expect(await codesOf(next)).toHaveLength(1)
  })

  test('a question without an answer is forgotten after three days, and its link with it', async () => {
    const email = `${aName()}@example.com`
    await join(guest(), email)
    const token = tokenIn((await mailsTo(email))[0])
    now().clock.now += 3 * DAY_MS + 1
    await prune(now().services)
    expect(await rowOf(email)).toBeUndefined()
    expect((await guest().ask(newsletterConfirm, { token })).body.data).toEqual({ reason: 'link-invalid' })
  })

  test('a repeated attempt to ask is another message, whose link works: a mail server must not drop it', async () => {
    const email = `${aName()}@example.com`
    await join(guest(), email)
    const mails: Mail[] = []
    // The first is delivered, and the response of the mail server is lost.
    const send = async (mail: Mail) => {
      if (mail.to === email && mails.push(mail) === 1) throw new Error('response lost')
    }
    for (let times = 0; times < 2; times++) {
      await deliverOutbox({ ...now().services, mail: { name: 'lossy', send } })
      now().clock.now += HOUR_MS
    }
    expect(mails).toHaveLength(2)
    expect(new Set(mails.map(({ id }) => id)).size).toBe(2)
    expect((await guest().get(newsletterConfirm, { token: tokenIn(mails[1]) })).gifts).toHaveLength(1)
  })

  describe('the link to unsubscribe (traps 3.18, RFC 8058)', () => {
    const linkIn = (mail: Mail | undefined) =>
      /^Unsubscribe: (\S+\/account\/newsletter#unsubscribe\.(\S+))$/m.exec(mail?.text ?? '') ?? []
    /** A subscriber without an account, with what the welcome mail offers. */
    async function aReader(email = `${aName()}@example.com`) {
      await subscribe(email)
      const [welcome] = await mailsTo(email)
      const [, page = '', token = ''] = linkIn(welcome)
      return { email, page, token, oneClick: welcome?.oneClick ?? '', html: welcome?.html }
    }
    const post = (url: string) =>
      fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })

    test('is in the mail of a subscriber without an account, and ends the subscription, again with the same answer', async () => {
      const { email, page, token, html } = await aReader()
      expect(html).toContain(`href="${page}"`)
      expect(page).not.toContain(email)
      for (let times = 0; times < 2; times++) {
        expect(await guest().get(newsletterUnsubscribe, { token })).toEqual({})
        expect(await rowOf(email)).toBeUndefined()
      }
    })

    test('by a GET changes nothing, 100 times; a mail program that opens the address gets the page', async () => {
      const { email, page, token, oneClick } = await aReader()
      for (let times = 0; times < 50; times++) {
        await (await fetch(page)).text()
        const { status, headers } = await fetch(oneClick, { redirect: 'manual' })
        expect([status, headers.get('location')]).toEqual([303, new URL(page).pathname + new URL(page).hash])
      }
      const logged = await fetch(`${now().url}/api/newsletter/unsubscribe?token=${token}`)
      expect(logged.status).toBeGreaterThanOrEqual(400)
      expect((await rowOf(email))?.confirmed_at).not.toBeNull()
    })

    test('takes the POST of a mail program without cookies, as form or multipart, and again', async () => {
      const { email, oneClick } = await aReader()
      const form = new FormData()
      form.set('List-Unsubscribe', 'One-Click')
      expect((await fetch(oneClick, { method: 'POST', body: form })).status).toBe(200)
      expect(await rowOf(email)).toBeUndefined()
      expect((await post(oneClick)).status).toBe(200)
    })

    test('of an old mail works after subscribing again, and never stops the question or a later yes', async () => {
      const { email, oneClick, token } = await aReader()
      await post(oneClick)
      now().clock.now += DAY_MS
      expect((await subscribe(email)).gifts).toEqual([])
      expect((await rowOf(email))?.confirmed_at).toBe(now().clock.now)
      await guest().get(newsletterUnsubscribe, { token })
      expect(await rowOf(email)).toBeUndefined()
    })

    test('names one address: a changed one is refused and ends nothing', async () => {
      const [own, other] = [await aReader(), await aReader()]
      const [address, proof] = [other.token.split('.')[0], own.token.split('.')[1]]
      for (const token of [`${address}.${proof}`, `${address}.${'A'.repeat(43)}`]) {
        expect((await guest().ask(newsletterUnsubscribe, { token })).body.data).toEqual({
          reason: 'link-invalid',
        })
        const url = new URL(own.oneClick)
        url.searchParams.set('token', token)
        expect((await post(url.href)).status).toBe(400)
      }
      expect(await rowOf(other.email)).toBeDefined()
      expect(await rowOf(own.email)).toBeDefined()
    })

    test('of a moved subscription ends it by the mails to the new address alone', async () => {
      const { client, email } = await aMember()
      await join(client, email)
      const [, , old = ''] = linkIn((await mailsTo(email)).find(({ text }) => text.includes('HELLO-')))
      const next = aRegistration().email.replace('mei', 'moved')
      await client.get(changeEmail, { email: next })
      await client.get(confirmEmail, { token: tokenIn((await mailsTo(next))[0]) })
      await guest().get(newsletterUnsubscribe, { token: old })
      const { page } = await unsubscribeLinks(now().services, { email: next, site: 'sg', lang: 'en' })
      expect(await rowOf(next)).toBeDefined()
      await guest().get(newsletterUnsubscribe, { token: page.split('unsubscribe.')[1] ?? '' })
      expect(await rowOf(next)).toBeUndefined()
    })
  })

  test('refuses an address that is none', async () => {
    expect((await join(guest(), 'anna')).body.data).toMatchObject({ reason: 'email-wrong' })
  })
})
