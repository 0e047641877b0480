import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartAdd, cartList } from '#contract/buying/cart.contract.ts'
import { deleteAccount, userInfo } from '#contract/account/customer.contract.ts'
import { exportData } from '#contract/account/export.contract.ts'
import { confirmEmail, forgotPassword, login, resetPassword } from '#contract/account/login.contract.ts'
import {
  addPasskey,
  passkeyOptions,
  passkeys,
  passkeySignIn,
  passkeySignInOptions,
  removePasskey,
} from '#contract/account/passkeys.contract.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts'
import type { Authenticator } from '#tests/world/people/authenticator.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { deliveredMails, PASSWORD, tokenIn } from '#tests/world/people/members.ts'
import { aMemberWithPasskey, aPasskeyDevice, enterWith } from '#tests/world/people/passkeys.ts'
import { somePieces } from '#tests/world/shops/pieces.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

describe.each(ENGINES)('a sign-in with a passkey on %s', (engine) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await aShop(engine)
  })
  afterAll(() => shop.close())

  const optionsFor = (client: TestClient) => client.get(passkeySignInOptions, {})
  const isIn = async (client: TestClient) => (await client.ask(userInfo, {})).status === 200
  async function refusal(client: TestClient, signed: ReturnType<Authenticator['sign']>) {
    const { status, body } = await client.ask(passkeySignIn, signed)
    expect(await isIn(client)).toBe(false)
    return [status, (body.data as { reason?: unknown }).reason]
  }

  test('needs no address and no password, and says who it is', async () => {
    const { email, device } = await aMemberWithPasskey(shop)
    const { client, entered } = await enterWith(shop, device)
    expect(entered).toMatchObject({
      userInfo: { email, nickname: 'Mei' },
      capped: [],
      left: [],
      returned: false,
    })
    expect(await isIn(client)).toBe(true)
  })

  test('S2: opens a session under a new id, ends the one before and merges the guest', async () => {
    const { device } = await aMemberWithPasskey(shop)
    const guest = aTestClient(shop.url)
    const { sku, productId } = (await somePieces(shop))(0)
    await guest.get(cartAdd, { sku, productId, qty: 2 })
    const before = guest.cookies.get('__Host-sid') ?? ''
    await enterWith(shop, device, guest)
    expect(guest.cookies.get('__Host-sid')).not.toBe(before)
    expect((await guest.get(cartList, {})).goodsTotalQuantity).toBe(2)
    const old = aTestClient(shop.url, { cookie: `__Host-sid=${before}` })
    expect((await old.get(cartList, {})).goodsTotalQuantity).toBe(0)
  })

  test('is recent: what needs a sign-in again accepts a passkey', async () => {
    const { client, device } = await aMemberWithPasskey(shop)
    shop.clock.now += 10 * MINUTE_MS + 1
    expect((await client.ask(exportData, {})).status).toBe(401)
    await enterWith(shop, device, client)
    expect((await client.ask(exportData, {})).status).toBe(200)
  })

  test.each([
    [
      'of an address that was never confirmed does not outlive the owner’s new password (pre-hijacking)',
      false,
    ],
    ['of a confirmed address outlives a forgotten password', true],
  ])('S38: a passkey %s', async (_, confirmed) => {
    const { client, email, device } = await aMemberWithPasskey(shop)
    const linkTo = async (path: string) =>
      tokenIn((await deliveredMails(shop)).findLast(({ to, text }) => to === email && text.includes(path)))
    const owner = aTestClient(shop.url)
    if (confirmed) await client.get(confirmEmail, { token: await linkTo('/user/settings/Email-Confirm') })
    await owner.get(forgotPassword, { email })
    await owner.get(resetPassword, { token: await linkTo('/resetpwd#'), password: 'lantern-28-silk' })
    const stranger = aTestClient(shop.url)
    await stranger.ask(passkeySignIn, device.sign(await optionsFor(stranger)))
    expect(await isIn(stranger)).toBe(confirmed)
  })

  test('is in the list as the last use', async () => {
    const { client, device, passkey } = await aMemberWithPasskey(shop)
    shop.clock.now += MINUTE_MS
    await enterWith(shop, device)
    const { passkeys: list } = await client.get(passkeys, {})
    expect(list).toEqual([{ ...passkey, lastUsedAt: shop.clock.now }])
  })

  test('S5: with a browser that is new to the account is mailed', async () => {
    const { email, device } = await aMemberWithPasskey(shop)
    await enterWith(shop, device, aTestClient(shop.url, { 'user-agent': FIREFOX }))
    const mails = (await deliveredMails(shop)).filter(
      ({ to, subject }) => to === email && subject.includes('sign-in'),
    )
    expect(mails.map(({ text }) => text).join()).toContain('Firefox, Linux')
  })

  test('S6: the options are the same for everyone and name no passkey', async () => {
    const { client, device } = await aMemberWithPasskey(shop)
    const [own, others] = [await optionsFor(client), await optionsFor(aTestClient(shop.url))]
    expect({ ...own, challenge: '' }).toEqual({ ...others, challenge: '' })
    expect(own.challenge).not.toBe(others.challenge)
    expect(JSON.stringify(own)).not.toContain(device.id)
  })

  test.each([
    ['another origin', { origin: 'https://vanda.example' }],
    ['another shop’s name', { rpId: 'vanda.example' }],
    ['an owner who was not checked', { userVerified: false }],
  ])('S41: with %s is refused', async (_, lie) => {
    const { device } = await aMemberWithPasskey(shop)
    const client = aTestClient(shop.url)
    expect(await refusal(client, device.sign(await optionsFor(client), lie))).toEqual([200, 'passkey-wrong'])
  })

  test('S41: a challenge works once: neither its message nor a new signature of it enters again', async () => {
    const { device } = await aMemberWithPasskey(shop)
    const client = aTestClient(shop.url)
    const options = await optionsFor(client)
    const signed = device.sign(options)
    await client.get(passkeySignIn, signed)
    const stolen = aTestClient(shop.url, { cookie: `__Host-sid=${client.cookies.get('__Host-sid')}` })
    for (const again of [signed, device.sign(options)])
      expect((await stolen.ask(passkeySignIn, again)).body.data).toMatchObject({ reason: 'passkey-expired' })
    expect(await refusal(aTestClient(shop.url), signed)).toEqual([200, 'passkey-expired'])
  })

  test('S41: a message that was refused cannot be sent again', async () => {
    const { device } = await aMemberWithPasskey(shop)
    const client = aTestClient(shop.url)
    const options = await optionsFor(client)
    await refusal(client, device.sign(options, { rpId: 'vanda.example' }))
    expect(await refusal(client, device.sign(options))).toEqual([200, 'passkey-expired'])
  })

  test('S41: rejects a challenge that is foreign, of another ceremony, expired or forged', async () => {
    const { client: member, device } = await aMemberWithPasskey(shop)
    const [client, other] = [aTestClient(shop.url), aTestClient(shop.url)]
    await optionsFor(client)
    expect(await refusal(client, device.sign(await optionsFor(other)))).toEqual([200, 'passkey-expired'])
    const own = device.sign(await optionsFor(client), { challenge: 'A'.repeat(43) })
    expect(await refusal(client, own)).toEqual([200, 'passkey-expired'])
    const late = device.sign(await optionsFor(client))
    shop.clock.now += 5 * MINUTE_MS + 1
    expect(await refusal(client, late)).toEqual([200, 'passkey-expired'])
    shop.clock.now -= 5 * MINUTE_MS + 1
    const { challenge } = await member.get(passkeyOptions, {})
    const { body } = await member.ask(
      passkeySignIn,
      device.sign({ ...(await optionsFor(member)), challenge }),
    )
    expect(body.data).toMatchObject({ reason: 'passkey-expired' })
    const made = aPasskeyDevice(shop).make({
      ...(await member.get(passkeyOptions, {})),
      ...(await optionsFor(member)),
    })
    expect((await member.ask(addPasskey, made)).body.data).toMatchObject({ reason: 'passkey-expired' })
  })

  test('S41: an unknown passkey and a removed one enter nothing', async () => {
    const { client: member, device, passkey } = await aMemberWithPasskey(shop)
    const client = aTestClient(shop.url)
    const stranger = aPasskeyDevice(shop)
    stranger.make(await member.get(passkeyOptions, {}))
    expect(await refusal(client, stranger.sign(await optionsFor(client)))).toEqual([200, 'passkey-unknown'])
    await member.get(removePasskey, { id: passkey.id })
    expect(await refusal(client, device.sign(await optionsFor(client)))).toEqual([200, 'passkey-unknown'])
  })

  test('S41: the key decides: a signature by another key and another member’s handle are refused', async () => {
    const [mei, anna] = [await aMemberWithPasskey(shop), await aMemberWithPasskey(shop)]
    const client = aTestClient(shop.url)
    const forged = { ...anna.device.sign(await optionsFor(client)), id: mei.device.id }
    expect(await refusal(client, forged)).toEqual([200, 'passkey-wrong'])
    const { userHandle } = mei.device.sign(await optionsFor(client))
    expect(
      await refusal(client, { ...forged, userHandle, ...(await signedBy(anna.device, client)) }),
    ).toEqual([200, 'passkey-wrong'])
    expect(
      await refusal(client, { ...mei.device.sign(await optionsFor(client)), userHandle: 'AAAA' }),
    ).toEqual([200, 'passkey-wrong'])
  })
  /** The parts that a device signs, for a fresh challenge. */
  async function signedBy(device: Authenticator, client: TestClient) {
    const { clientDataJSON, authenticatorData, signature } = device.sign(await optionsFor(client))
    return { clientDataJSON, authenticatorData, signature }
  }

  test('S41: a counter that goes back, or stands still, is of a copy', async () => {
    const { device } = await aMemberWithPasskey(shop)
    const client = aTestClient(shop.url)
    await client.get(passkeySignIn, device.sign(await optionsFor(client), { counter: 7 }))
    for (const counter of [6, 7, 0]) {
      const copy = aTestClient(shop.url)
      expect(await refusal(copy, device.sign(await optionsFor(copy), { counter }))).toEqual([
        200,
        'passkey-wrong',
      ])
    }
    await client.get(passkeySignIn, device.sign(await optionsFor(client), { counter: 8 }))
  })

  test('S41: two copies with one counter at the same time enter once', async () => {
    const { device } = await aMemberWithPasskey(shop)
    const clients = Array.from({ length: 4 }, () => aTestClient(shop.url))
    const signed = await Promise.all(
      clients.map(async (client) => device.sign(await optionsFor(client), { counter: 9 })),
    )
    const answers = await Promise.all(
      clients.map((client, at) => client.ask(passkeySignIn, signed[at] as never)),
    )
    expect(answers.filter(({ body }) => body.code === 200)).toHaveLength(1)
  })

  test('an authenticator that does not count signs in again and again, and its copies are kept in mind', async () => {
    const { client, device } = await aMemberWithPasskey(shop, { counts: false, synced: true })
    await enterWith(shop, device)
    await enterWith(shop, device)
    expect((await client.get(passkeys, {})).passkeys).toMatchObject([{ isSynced: true }])
  })

  test('the password still works', async () => {
    const { email, device } = await aMemberWithPasskey(shop)
    await aTestClient(shop.url).get(login, { email, password: PASSWORD })
    await enterWith(shop, device)
  })

  test('S37: takes the deletion of an account back within its week, and not after it', async () => {
    const { client, device } = await aMemberWithPasskey(shop)
    await client.get(deleteAccount, {})
    shop.clock.now += 7 * DAY_MS - 1
    const { client: back, entered } = await enterWith(shop, device)
    expect(entered.returned).toBe(true)
    await back.get(deleteAccount, {})
    shop.clock.now += 7 * DAY_MS
    const late = aTestClient(shop.url)
    expect(await refusal(late, device.sign(await optionsFor(late)))).toEqual([200, 'passkey-unknown'])
  })

  test('S4: another site cannot start one', async () => {
    const client = aTestClient(shop.url)
    const { status } = await client.ask(passkeySignInOptions, {}, { 'sec-fetch-site': 'cross-site' })
    expect([status, client.cookies.size]).toEqual([403, 0])
  })
})
