import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportData } from '#contract/account/export.contract.ts'
import {
  addPasskey,
  passkeyOptions,
  passkeys,
  removePasskey,
  renamePasskey,
} from '#contract/account/passkeys.contract.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aRegisteredMember, deliveredMails } from '#tests/world/people/members.ts'
import { addWith, aMemberWithPasskey, aPasskeyDevice } from '#tests/world/people/passkeys.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'
import { prune } from '../retention/retention.commands.ts'
import { MOST_PASSKEYS } from './passkeys.policy.ts'

const CHROME =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

describe.each(ENGINES)('passkeys of a member on %s', (engine) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await aShop(engine)
  })
  afterAll(() => shop.close())

  const listOf = async (client: TestClient) => (await client.get(passkeys, {})).passkeys
  /** What is sent for a new passkey, made by a device that lies as described. */
  async function made(
    client: TestClient,
    lie: Parameters<ReturnType<typeof aPasskeyDevice>['make']>[1] = {},
  ) {
    return aPasskeyDevice(shop).make(await client.get(passkeyOptions, {}), lie)
  }
  async function refusal(client: TestClient, input: Awaited<ReturnType<typeof made>>) {
    const { status, body } = await client.ask(addPasskey, input)
    expect(await listOf(client)).toEqual([])
    return [status, (body.data as { reason?: unknown }).reason]
  }

  test('one is added with a name, and the list says since when; it was not used yet (S41)', async () => {
    const { client } = await aRegisteredMember(shop)
    const [phone, laptop] = [aPasskeyDevice(shop, { synced: true }), aPasskeyDevice(shop)]
    const at = shop.clock.now
    await addWith(client, phone, '  My phone ')
    shop.clock.now += 1
    await addWith(client, laptop, 'My laptop')
    expect(await listOf(client)).toEqual([
      { id: phone.id, name: 'My phone', createdAt: at, lastUsedAt: null, isSynced: true },
      { id: laptop.id, name: 'My laptop', createdAt: at + 1, lastUsedAt: null, isSynced: false },
    ])
  })

  test('one without a name is called as its browser', async () => {
    const client = aTestClient(shop.url, { 'user-agent': CHROME })
    await aRegisteredMember(shop, {}, client)
    await client.get(addPasskey, await made(client))
    expect(await listOf(client)).toMatchObject([{ name: 'Chrome, Android' }])
  })

  test('an authenticator stores it with the member’s name, checks its owner, and receives the list of the others (S41)', async () => {
    const { client, email, device } = await aMemberWithPasskey(shop)
    const options = await client.get(passkeyOptions, {})
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Vanda' },
      user: { name: email, displayName: 'Mei' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [{ id: device.id, type: 'public-key', transports: ['internal'] }],
    })
    // 32 random bytes.
    expect(options.challenge).toMatch(/^[\w-]{43}$/)
  })

  test.each([
    ['another origin', { origin: 'http://vanda.example' }],
    ['the shop’s address with another port', { origin: 'http://localhost:1' }],
    ['another shop’s name', { rpId: 'vanda.example' }],
    ['an owner who was not checked', { userVerified: false }],
  ])('S41: one that was made for %s is refused', async (_, lie) => {
    const { client } = await aRegisteredMember(shop)
    expect(await refusal(client, await made(client, lie))).toEqual([200, 'passkey-wrong'])
  })

  test('S41: one that was made on another site of the shop is the same', async () => {
    const { client } = await aRegisteredMember(shop)
    const origin = shop.services.env.publicUrl.replace('//', '//au.')
    await client.get(addPasskey, await made(client, { origin }))
    expect(await listOf(client)).toHaveLength(1)
  })

  test('S41: a challenge works once, for five minutes, in its session alone', async () => {
    const { client } = await aRegisteredMember(shop)
    const { client: other } = await aRegisteredMember(shop)
    expect(await refusal(other, await made(client))).toEqual([200, 'passkey-expired'])

    const late = await made(client)
    shop.clock.now += 5 * MINUTE_MS + 1
    expect(await refusal(client, late)).toEqual([200, 'passkey-expired'])

    const device = aPasskeyDevice(shop)
    const options = await client.get(passkeyOptions, {})
    expect(await refusal(client, device.make(options, { rpId: 'vanda.example' }))).toEqual([
      200,
      'passkey-wrong',
    ])
    expect(await refusal(client, device.make(options))).toEqual([200, 'passkey-expired'])
  })

  test('a challenge that waits for no authenticator any more is pruned', async () => {
    const { client } = await aRegisteredMember(shop)
    await client.get(passkeyOptions, {})
    const waiting = () => shop.services.store.db.selectFrom('passkey_challenge').selectAll().execute()
    await prune(shop.services)
    expect(await waiting()).not.toEqual([])
    shop.clock.now += 5 * MINUTE_MS + 1
    await prune(shop.services)
    expect(await waiting()).toEqual([])
  })

  test('S41: what is no message of an authenticator is refused, never an error of the server', async () => {
    const { client } = await aRegisteredMember(shop)
    const good = await made(client)
    expect(await refusal(client, { ...good, clientDataJSON: 'AAAA' })).toEqual([200, 'passkey-wrong'])
    expect(await refusal(client, { ...good, attestationObject: 'AAAA' })).toEqual([200, 'passkey-wrong'])
    expect(await refusal(client, { ...(await made(client)), id: 'AAAA' })).toEqual([200, 'passkey-wrong'])
  })

  test('S9: a field that the call does not have is refused', async () => {
    const { client } = await aRegisteredMember(shop)
    const input = { ...(await made(client)), member_id: 'x', counter: 0 }
    expect(await refusal(client, input)).toEqual([400, 'bad-input'])
  })

  test('the same passkey is in one account alone (S41)', async () => {
    const { client, device } = await aMemberWithPasskey(shop)
    const { client: other } = await aRegisteredMember(shop)
    for (const caller of [client, other]) {
      const again = device.make(await caller.get(passkeyOptions, {}))
      const { body } = await caller.ask(addPasskey, again)
      expect(body.data).toMatchObject({ reason: 'passkey-exists' })
    }
    expect([(await listOf(client)).length, (await listOf(other)).length]).toEqual([1, 0])
  })

  test('an account has twenty at most', async () => {
    const { client } = await aRegisteredMember(shop)
    for (let at = 0; at < MOST_PASSKEYS; at++) await addWith(client, aPasskeyDevice(shop))
    const { body } = await client.ask(addPasskey, await made(client))
    expect(body.data).toMatchObject({ reason: 'passkeys-full' })
    expect(await listOf(client)).toHaveLength(MOST_PASSKEYS)
  })

  test('one gets another name, and is removed', async () => {
    const { client, passkey } = await aMemberWithPasskey(shop)
    const renamed = await client.get(renamePasskey, { id: passkey.id, name: ' Work phone ' })
    expect(renamed.passkey).toEqual({ ...passkey, name: 'Work phone' })
    expect(await listOf(client)).toEqual([renamed.passkey])
    expect(await client.get(removePasskey, { id: passkey.id })).toEqual({ rpId: 'localhost' })
    expect(await listOf(client)).toEqual([])
    expect((await client.ask(removePasskey, { id: passkey.id })).status).toBe(404)
  })

  test.each(['', '   ', 'x'.repeat(61)])('a name of "%s" is none', async (name) => {
    const { client, passkey } = await aMemberWithPasskey(shop)
    expect((await client.ask(renamePasskey, { id: passkey.id, name })).status).toBe(400)
    expect(await listOf(client)).toEqual([passkey])
  })

  test('S8: the passkey of another member is as unknown as one that never was', async () => {
    const { client: victim, passkey } = await aMemberWithPasskey(shop)
    const { client } = await aMemberWithPasskey(shop)
    for (const id of [passkey.id, 'AAAA']) {
      const answers = [
        await client.ask(renamePasskey, { id, name: 'Mine' }),
        await client.ask(removePasskey, { id }),
      ]
      for (const { status, body } of answers)
        expect([status, body.data]).toEqual([404, { reason: 'not-found' }])
    }
    expect(await listOf(victim)).toEqual([passkey])
  })

  test('adding and removing need a sign-in of the last ten minutes, a name does not', async () => {
    const { client, passkey } = await aMemberWithPasskey(shop)
    const input = await made(client)
    shop.clock.now += 10 * MINUTE_MS + 1
    const { id } = passkey
    const answers = [
      await client.ask(passkeyOptions, {}),
      await client.ask(addPasskey, input),
      await client.ask(removePasskey, { id }),
    ]
    for (const { status, body } of answers)
      expect([status, body.data]).toEqual([401, { reason: 'sign-in-needed' }])
    await client.get(renamePasskey, { id, name: 'Old phone' })
    expect(await listOf(client)).toMatchObject([{ name: 'Old phone' }])
  })

  test.each([
    ['GET', passkeys, {}],
    ['POST', passkeyOptions, {}],
    ['POST', renamePasskey, { id: 'AAAA', name: 'x' }],
    ['POST', removePasskey, { id: 'AAAA' }],
  ] as const)('a guest has none: %s', async (_, endpoint, input) => {
    const { status, body } = await aTestClient(shop.url).ask(endpoint, input as never)
    expect([status, body.data]).toEqual([401, { reason: 'sign-in-needed' }])
  })

  test('S29: a tablet of the shop makes none: it would be there for the next visitor', async () => {
    const { client } = await aRegisteredMember(shop)
    client.cookies.set('__Host-kiosk', 'x')
    const { status, body } = await client.ask(passkeyOptions, {})
    expect([status, body.data]).toEqual([403, { reason: 'forbidden' }])
  })

  test('S33: each is mailed to the member, with the browser that did it; many within a minute once', async () => {
    const client = aTestClient(shop.url, { 'user-agent': CHROME })
    const { email } = await aRegisteredMember(shop, {}, client)
    const { id } = await addWith(client, aPasskeyDevice(shop))
    await addWith(client, aPasskeyDevice(shop))
    await client.get(removePasskey, { id })
    const mails = (await deliveredMails(shop)).filter(
      ({ to, subject }) => to === email && subject.includes('passkey'),
    )
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'A passkey was added to your account',
      'A passkey was removed from your account',
    ])
    for (const { text } of mails) {
      expect(text).toContain('with Chrome, Android on ')
      expect(text).toContain('/user/account-security')
    }
  })

  test('the member’s data has their names and times, and no key (spec 2.14, S34)', async () => {
    const { client, passkey } = await aMemberWithPasskey(shop)
    const data = await client.get(exportData, {})
    const { name, createdAt, lastUsedAt } = passkey
    expect(data.passkeys).toEqual([{ name, createdAt, lastUsedAt }])
    const row = await shop.services.store.db
      .selectFrom('passkey')
      .select('public_key')
      .where('id', '=', passkey.id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(data)).not.toContain(row.public_key)
  })
})
