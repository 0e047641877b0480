import { createHash } from 'node:crypto'
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readTexts } from '../../../core/texts.ts'
import { startSocialSandbox, type SocialSandbox } from './social-sandbox.ts'

const VERIFIER = 'v'.repeat(43)
const CALLBACK = 'http://localhost:4173/api/login/social/sandbox/return'
const REQUEST = {
  client_id: 'vanda',
  response_type: 'code',
  redirect_uri: CALLBACK,
  scope: 'openid email profile',
  state: 'state',
  nonce: 'nonce',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
}
const MEI = { name: 'Mei Tan', email: 'Mei@Example.com', verified: '1' }

describe('the local provider', () => {
  let sandbox: SocialSandbox
  beforeAll(async () => {
    const shopOrigins = ['http://localhost:4173', 'http://eu.localhost:4173']
    sandbox = await startSocialSandbox({ port: 0, shopOrigins, sayIn: readTexts().in })
  })
  afterAll(() => sandbox.close())

  const page = (change: object = {}) =>
    `${sandbox.settings.issuer}/authorize?${new URLSearchParams({ ...REQUEST, ...change })}`
  const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' })
  async function codeFor(person: Record<string, string> = MEI): Promise<string> {
    const { headers } = await post(page(), person)
    return new URL(headers.get('location') ?? '').searchParams.get('code') ?? ''
  }
  const exchange = (
    code: string,
    change: Record<string, string> = {},
    headers: Record<string, string> = {},
  ) =>
    post(
      `${sandbox.settings.issuer}/token`,
      {
        grant_type: 'authorization_code',
        code,
        redirect_uri: CALLBACK,
        code_verifier: VERIFIER,
        client_id: 'vanda',
        client_secret: sandbox.settings.clientSecret ?? '',
        ...change,
      },
      headers,
    )

  test('signs who someone said they are, with a key that it publishes', async () => {
    const { id_token: token } = (await (await exchange(await codeFor())).json()) as { id_token: string }
    const keys = (await (await fetch(`${sandbox.settings.issuer}/jwks`)).json()) as JSONWebKeySet
    const { issuer } = sandbox.settings
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys), { issuer, audience: 'vanda' })
    expect(payload).toMatchObject({
      nonce: 'nonce',
      email: 'mei@example.com',
      email_verified: true,
      given_name: 'Mei',
      family_name: 'Tan',
    })
    expect(keys.keys[0]).not.toHaveProperty('d')
  })

  test('a code works once, with its verifier, its address and the client’s secret', async () => {
    const code = await codeFor()
    expect((await exchange(code, { client_secret: 'guessed' })).status).toBe(401)
    expect((await exchange(code)).status).toBe(200)
    expect(await (await exchange(code)).json()).toEqual({ error: 'invalid_grant' })
    const wrong: Record<string, string>[] = [
      { code_verifier: 'w'.repeat(43) },
      { redirect_uri: `${CALLBACK}2` },
      { code: 'x' },
    ]
    for (const change of wrong) expect((await exchange(await codeFor(), change)).status).toBe(400)
    const basic = `Basic ${Buffer.from(`vanda:${sandbox.settings.clientSecret}`).toString('base64')}`
    const byHeader = await exchange(await codeFor(), { client_secret: '' }, { authorization: basic })
    expect(byHeader.status).toBe(200)
  })

  test.each([
    ['another client', { client_id: 'other' }],
    ['another shop', { redirect_uri: 'https://evil.example/api/login/social/sandbox/return' }],
    ['an address that only begins like the shop', { redirect_uri: 'http://localhost:4173.evil.example/' }],
    ['a hidden user name', { redirect_uri: 'http://localhost:4173@evil.example/' }],
    ['an address with a query', { redirect_uri: `${CALLBACK}?a=b` }],
  ])('%s sends the browser nowhere (S24)', async (_, change) => {
    for (const response of [await fetch(page(change), { redirect: 'manual' }), await post(page(change), MEI)])
      expect([response.status, response.headers.get('location')]).toEqual([400, null])
  })

  test.each([
    { code_challenge: '' },
    { code_challenge_method: 'plain' },
    { response_type: 'token' },
    { nonce: '' },
  ])('a request with %j is answered with an error', async (change) => {
    const { headers } = await fetch(page(change), { redirect: 'manual' })
    const { issuer } = sandbox.settings
    expect(headers.get('location')).toBe(
      `${CALLBACK}?error=invalid_request&state=state&iss=${encodeURIComponent(issuer)}`,
    )
  })

  test('what was entered wrongly is shown again, escaped', async () => {
    const response = await post(page({ ui_locales: 'fr' }), { name: '<b>', email: 'mei@' })
    const text = await response.text()
    expect(response.status).toBe(422)
    expect(text).toContain('value="&lt;b&gt;"')
    expect(text).toContain('lang="fr"')
    expect(text).toContain('id="email-problem"')
    expect(text).not.toContain('id="name-problem"')
  })

  test('no other site sends its form (S4)', async () => {
    expect((await post(page(), MEI, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })
})
