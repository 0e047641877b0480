import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CUSTOMER_MARK } from '#contract/storage-keys.ts'
import {
  dropPendingAction,
  keepGuestAction,
  keepPendingAction,
  readyPendingAction,
  takePendingAction,
} from './pending-action.ts'

const ACTION = { name: 'phone', detail: 'SG 91234567' }
const kept = new Map<string, string>()

function signedInAs(member: string): void {
  vi.stubGlobal('document', { cookie: `${CUSTOMER_MARK}=${member}` })
}
beforeEach(() => {
  kept.clear()
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  signedInAs('mei')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an action goes on once, after its member has logged in again', () => {
  keepPendingAction(ACTION)
  expect(takePendingAction('phone')).toBeUndefined()
  readyPendingAction()
  expect(takePendingAction('email')).toBeUndefined()
  expect(takePendingAction('phone')).toBe('SG 91234567')
  expect(takePendingAction('phone')).toBeUndefined()
  expect(kept.size).toBe(0)
})

test('another member who logs in has no action of the first', () => {
  keepPendingAction(ACTION)
  signedInAs('anna')
  readyPendingAction()
  expect(kept.size).toBe(0)
  signedInAs('mei')
  expect(takePendingAction('phone')).toBeUndefined()
})

test('it is dropped after ten minutes, and when the login was cancelled', () => {
  keepPendingAction(ACTION)
  readyPendingAction()
  vi.advanceTimersByTime(10 * 60_000 + 1)
  expect(takePendingAction('phone')).toBeUndefined()
  expect(kept.size).toBe(0)
  keepPendingAction(ACTION)
  dropPendingAction()
  readyPendingAction()
  expect(takePendingAction('phone')).toBeUndefined()
})

test('what a guest pressed goes on for the member who logs in; a member’s own is kept as the member’s alone', () => {
  keepGuestAction(ACTION)
  expect(kept.size).toBe(0)
  vi.stubGlobal('document', { cookie: '' })
  keepPendingAction(ACTION)
  expect(kept.size).toBe(0)
  keepGuestAction(ACTION)
  expect(takePendingAction('phone')).toBeUndefined()
  signedInAs('anna')
  readyPendingAction()
  expect(takePendingAction('phone')).toBe('SG 91234567')
})

test('what another program has written there is dropped', () => {
  keepPendingAction(ACTION)
  const [key = ''] = kept.keys()
  for (const text of ['x', '{}', '[1]', '{"name":"phone","ready":true}']) {
    kept.set(key, text)
    expect(takePendingAction('phone')).toBeUndefined()
    expect(kept.size).toBe(0)
  }
})
