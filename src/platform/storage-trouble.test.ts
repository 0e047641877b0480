import { describe, expect, test } from 'vitest'
import { nextHealth, troubleOf, WELL, type Health, type HealthEvent } from './storage-trouble.ts'

const named = (name: string, inner?: unknown) => Object.assign(new Error(name), { name, inner })

test.each([
  ['a transaction that found no room', named('AbortError', named('QuotaExceededError')), 'full'],
  ['no room, said plainly', named('QuotaExceededError'), 'full'],
  ['a browser that forbids', named('OpenFailedError', named('SecurityError')), 'refused'],
  ['no IndexedDB at all', named('MissingAPIError'), 'refused'],
  ['Internal error opening backing store', named('OpenFailedError', named('UnknownError')), 'lost'],
  ['Connection to Indexed Database server lost', named('InvalidStateError'), 'lost'],
  ['something that is no error', 'boom', 'lost'],
])('%s', (_, error, trouble) => {
  expect(troubleOf(error)).toBe(trouble)
})

describe('the health of a database', () => {
  const lost = named('UnknownError')
  const run = (...events: HealthEvent[]): Health => events.reduce(nextHealth, WELL)

  test('fails, and is well again as soon as it works', () => {
    expect(run({ type: 'failed', error: lost })).toEqual({ state: 'ailing', trouble: 'lost', looks: 0 })
    expect(run({ type: 'failed', error: lost }, { type: 'worked' })).toBe(WELL)
  })
  test('writes that fail do not use up the looks; three looks in vain do', () => {
    const failed: HealthEvent = { type: 'failed', error: lost }
    const vain: HealthEvent = { type: 'looked-in-vain', error: lost }
    expect(run(failed, failed, failed, failed).state).toBe('ailing')
    expect(run(failed, vain, vain).state).toBe('ailing')
    expect(run(failed, vain, vain, vain).state).toBe('spent')
    expect(run(failed, vain, vain, vain, failed).state).toBe('spent')
    expect(run(failed, vain, vain, vain, { type: 'worked' })).toBe(WELL)
  })
})
