import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const KEYS = { AFTERSHIP_API_KEY: 'asat_1', AFTERSHIP_WEBHOOK_SECRET: 'whs_1' }
const PUBLIC = { PUBLIC_URL: 'https://shop.example', SANDBOX_PAYMENT: 'public' }

test.each([
  ['on this machine', {}, true],
  ['with a public address', PUBLIC, false],
  ['with a public address, for a demonstration', { ...PUBLIC, LOCAL_CARRIER: 'on' }, true],
  ['turned off', { LOCAL_CARRIER: 'off' }, false],
  ['with an aggregator', KEYS, false],
])('the local carrier %s', (_, settings, isOn) => expect(readEnv(settings).LOCAL_CARRIER).toBe(isOn))

test.each([
  [{ AFTERSHIP_API_KEY: 'asat_1' }, 'AFTERSHIP_WEBHOOK_SECRET: missing'],
  [{ AFTERSHIP_WEBHOOK_SECRET: 'whs_1' }, 'AFTERSHIP_API_KEY: missing'],
  [{ ...KEYS, LOCAL_CARRIER: 'on' }, 'LOCAL_CARRIER: AFTERSHIP_API_KEY is set'],
  [{ LOCAL_CARRIER: 'yes' }, "LOCAL_CARRIER: must be 'on' or 'off'"],
  [{ LOCAL_CARRIER_HOURS: 'soon' }, 'LOCAL_CARRIER_HOURS: must be hours'],
  [{ LOCAL_CARRIER_HOURS: '0' }, 'LOCAL_CARRIER_HOURS'],
])('%j stops the start', (settings, problem) => expect(() => readEnv(settings)).toThrow(problem))
