import { describe, expect, test } from 'vitest'
import {
  nextStorageHealth,
  storageProblemOf,
  HEALTHY,
  type StorageHealth,
  type StorageHealthEvent,
} from './storage-problem.ts'

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
  expect(storageProblemOf(error)).toBe(trouble)
})

describe('the health of a database', () => {
  const lost = named('UnknownError')
  const run = (...events: StorageHealthEvent[]): StorageHealth => events.reduce(nextStorageHealth, HEALTHY)

  test('fails, and is well again as soon as it works', () => {
    expect(run({ type: 'failed', error: lost })).toEqual({ state: 'ailing', trouble: 'lost', looks: 0 })
    expect(run({ type: 'failed', error: lost }, { type: 'worked' })).toBe(HEALTHY)
  })
  test('failed writes do not use up the checks; three failed checks do', () => {
    const failed: StorageHealthEvent = { type: 'failed', error: lost }
    const vain: StorageHealthEvent = { type: 'looked-in-vain', error: lost }
    expect(run(failed, failed, failed, failed).state).toBe('ailing')
    expect(run(failed, vain, vain).state).toBe('ailing')
    expect(run(failed, vain, vain, vain).state).toBe('spent')
    expect(run(failed, vain, vain, vain, failed).state).toBe('spent')
    expect(run(failed, vain, vain, vain, { type: 'worked' })).toBe(HEALTHY)
  })
})
