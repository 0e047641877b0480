import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aLyingProvider, type Lie } from '#tests/world/faults/lying-provider.ts'
import { openIdProvider } from './openid-provider.ts'
import { SocialCancelled, SocialDown, SocialRejected, type SocialJourney } from './social-provider.ts'

const JOURNEY: SocialJourney = {
  state: 'state-of-the-journey',
  nonce: 'nonce-of-the-journey',
  verifier: 'v'.repeat(43),
  redirectUri: 'https://shop.example/api/login/social/liar/return',
}

describe('a provider of OpenID Connect', () => {
  let liar: Awaited<ReturnType<typeof aLyingProvider>>
  beforeAll(async () => {
    liar = await aLyingProvider()
  })
  afterAll(() => liar.close())

  async function answerOf(lie: Lie = {}, more: Readonly<Record<string, string>> = {}) {
    const provider = openIdProvider(liar.settings)
    const answer = liar.answer(await provider.begin(JOURNEY, 'fr'), lie)
    for (const [name, value] of Object.entries(more)) answer.set(name, value)
    return provider.identify(JOURNEY, answer)
  }

  test('is asked with code, PKCE, state, nonce and a choice of the account', async () => {
    const { searchParams } = await openIdProvider(liar.settings).begin(JOURNEY, 'fr')
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'vanda',
      response_type: 'code',
      redirect_uri: JOURNEY.redirectUri,
      scope: 'openid email profile',
      state: JOURNEY.state,
      nonce: JOURNEY.nonce,
      // SHA-256 of the verifier.
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      prompt: 'select_account',
      ui_locales: 'fr',
    })
    expect(searchParams.get('code_challenge')).not.toBe(JOURNEY.verifier)
  })

  test('says who someone is', async () => {
    expect(await answerOf()).toEqual({
      issuer: liar.settings.issuer,
      subject: 'someone',
      email: 'mei@example.com',
      emailVerified: true,
      firstName: 'Mei',
      lastName: '',
    })
  })

  test.each<[string, Lie['claims'], object]>([
    ['an address is compared in one spelling', { email: ' Mei@Example.COM ' }, { email: 'mei@example.com' }],
    ['without a word the address is not verified', { email_verified: undefined }, { emailVerified: false }],
    ['a text counts only as "true"', { email_verified: 'yes' }, { emailVerified: false }],
    ['Apple sends a text', { email_verified: 'true' }, { emailVerified: true }],
    [
      'a claim of another type is missing',
      { email: ['a@b.example'], given_name: 7 },
      { email: '', firstName: '' },
    ],
    [
      'a whole name is a first name',
      { given_name: '', name: 'Lin Mei' },
      { firstName: 'Lin Mei', lastName: '' },
    ],
    [
      'a name is one line of fifty letters',
      { given_name: `a\n${'b'.repeat(80)}` },
      { firstName: `a ${'b'.repeat(48)}` },
    ],
  ])('%s', async (_, claims, expected) => {
    expect(await answerOf({ claims })).toMatchObject(expected)
  })

  test('a provider whose settings say so is asked for a posted answer', async () => {
    const { searchParams } = await openIdProvider({ ...liar.settings, responseMode: 'form_post' }).begin(
      JOURNEY,
      'fr',
    )
    expect(searchParams.get('response_mode')).toBe('form_post')
  })

  test.each<[string, { claims: Lie['claims']; user: string }, object]>([
    [
      'names that are posted beside the answer count where the token has none',
      {
        claims: { given_name: undefined, name: undefined },
        user: JSON.stringify({ name: { firstName: 'Anna', lastName: 'Lim' }, email: 'evil@example.com' }),
      },
      { firstName: 'Anna', lastName: 'Lim', email: 'mei@example.com' },
    ],
    [
      'the token’s own names win',
      {
        claims: { given_name: 'Mei', family_name: 'Tan' },
        user: JSON.stringify({ name: { firstName: 'Anna', lastName: 'Lim' } }),
      },
      { firstName: 'Mei', lastName: 'Tan' },
    ],
    [
      'posted names that cannot be read are none',
      { claims: {}, user: '{"name":' },
      { firstName: 'Mei', lastName: '' },
    ],
  ])('%s', async (_, { claims, user }, expected) => {
    expect(await answerOf({ claims }, { user })).toMatchObject(expected)
  })

  test('claims may come from the endpoint for them, about the same person alone', async () => {
    const elsewhere = { email: 'mei@example.com', email_verified: true, name: 'Mei' }
    expect(await answerOf({ elsewhere })).toMatchObject({ email: 'mei@example.com', emailVerified: true })
    await expect(answerOf({ elsewhere: { ...elsewhere, sub: 'another' } })).rejects.toThrow(SocialRejected)
  })

  test.each<[string, Lie]>([
    ['with another nonce', { claims: { nonce: 'of another journey' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['of another issuer', { claims: { iss: 'https://other.example' } }],
    ['for another shop', { claims: { aud: 'another' } }],
    ['that has expired', { claims: { exp: 1 } }],
    ['with a key that is not published', { foreignKey: true }],
    ['without a subject', { claims: { sub: '' } }],
  ])('S38: a token %s is refused', async (_, lie) => {
    await expect(answerOf(lie)).rejects.toThrow(SocialRejected)
  })

  test.each([
    ['another state', { state: 'of another journey' }, SocialRejected],
    ['an unknown code', { code: 'stolen' }, SocialRejected],
    ['another issuer (RFC 9207)', { iss: 'https://other.example' }, SocialRejected],
    ['a request that it did not understand', { error: 'invalid_request' }, SocialRejected],
    ['a person who does not want to', { error: 'access_denied' }, SocialCancelled],
    ['its own failure', { error: 'server_error' }, SocialDown],
  ])('S38: an answer with %s is named', async (_, fields, failure) => {
    await expect(answerOf({}, fields)).rejects.toThrow(failure)
  })

  test('that fails at the exchange is down', async () => {
    await expect(answerOf({ status: 503 })).rejects.toThrow(SocialDown)
  })

  test('is discovered once, and again after a failure', async () => {
    const before = liar.discoveries()
    const provider = openIdProvider(liar.settings)
    await Promise.all([provider.begin(JOURNEY, 'en'), provider.begin(JOURNEY, 'en')])
    await provider.begin(JOURNEY, 'en')
    expect(liar.discoveries() - before).toBe(1)
    const gone = openIdProvider({ ...liar.settings, issuer: 'http://localhost:9' })
    for (const _ of [1, 2]) await expect(gone.begin(JOURNEY, 'en')).rejects.toThrow(SocialDown)
    const other = openIdProvider({ ...liar.settings, issuer: `${liar.settings.issuer}/realm` })
    await expect(other.begin(JOURNEY, 'en')).rejects.toThrow()
  })
})
