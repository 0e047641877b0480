import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const GOOGLE = {
  id: 'google',
  name: 'Google',
  issuer: 'https://accounts.google.com',
  clientId: 'id.apps.example',
  clientSecret: 'a-secret',
}
const read = (list: unknown, more: Record<string, string> = {}) =>
  readEnv({ SOCIAL_PROVIDERS: typeof list === 'string' ? list : JSON.stringify(list), ...more })

test('any number of providers; with one, the sandbox is off', () => {
  const { SOCIAL_PROVIDERS, SOCIAL_SANDBOX } = read([
    GOOGLE,
    { ...GOOGLE, id: 'b', issuer: 'https://b.example' },
  ])
  expect([SOCIAL_PROVIDERS.map(({ id }) => id), SOCIAL_SANDBOX]).toEqual([['google', 'b'], false])
  expect(read([GOOGLE], { SOCIAL_SANDBOX: 'on' }).SOCIAL_SANDBOX).toBe(true)
})

test.each([
  ['Google', /SOCIAL_PROVIDERS: must be a list as JSON/],
  [{ ...GOOGLE }, /SOCIAL_PROVIDERS: must be a list as JSON/],
  [[{ ...GOOGLE, id: 'Google!' }], /SOCIAL_PROVIDERS\.0\.id: must be lower case/],
  [[{ ...GOOGLE, issuer: 'accounts.google.com' }], /SOCIAL_PROVIDERS\.0\.issuer: must be an address/],
  [[{ ...GOOGLE, issuer: 'http://accounts.example' }], /SOCIAL_PROVIDERS\.0\.issuer: must begin with https/],
  [[{ ...GOOGLE, responseMode: 'fragment' }], /SOCIAL_PROVIDERS\.0\.responseMode: must be 'query'/],
  [[{ ...GOOGLE, clientId: '' }], /SOCIAL_PROVIDERS\.0\.clientId: is missing/],
  [[{ ...GOOGLE, secret: 'x' }], /SOCIAL_PROVIDERS\.0\.secret/],
  [[GOOGLE, { ...GOOGLE, issuer: 'https://b.example' }], /two providers with one id/],
  [[GOOGLE, { ...GOOGLE, id: 'b' }], /two providers with one issuer/],
  [[{ ...GOOGLE, id: 'sandbox' }], /SOCIAL_PROVIDERS\.0\.id: is the local provider/],
])('%j stops the start with its name', (list, problem) => {
  expect(() => read(list)).toThrow(problem)
  expect(() => read(list)).not.toThrow(/a-secret/)
})

test('the sandbox, which signs in as anyone, is on for this machine and refused for a public address', () => {
  expect(readEnv({}).SOCIAL_SANDBOX).toBe(true)
  expect(readEnv({ SOCIAL_SANDBOX: 'off' }).SOCIAL_SANDBOX).toBe(false)
  const open = { PUBLIC_URL: 'https://shop.example', SANDBOX_PAYMENT: 'public' }
  expect(readEnv(open).SOCIAL_SANDBOX).toBe(false)
  expect(() => readEnv({ ...open, SOCIAL_SANDBOX: 'on' })).toThrow(/SOCIAL_SANDBOX: .* is a public address/)
})
