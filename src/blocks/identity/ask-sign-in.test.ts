import { afterEach, expect, test, vi } from 'vitest'
import { CUSTOMER_MARK } from '#contract/storage-keys.ts'
import { noteSession } from '#platform/ended-session.ts'
import { askSignIn, isSignedInHere } from './ask-sign-in.ts'
import { answerOverlay, closeOverlay } from '../overlays.ts'

/** A browser with these cookies, and a storage of its own. */
function aBrowser(cookie: string): void {
  const stored = new Map<string, string>()
  vi.stubGlobal('document', { cookie })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
}
afterEach(() => {
  closeOverlay()
  vi.unstubAllGlobals()
})

test('a closed login popup rejects the pending action with login fail (spec 4.1, 8)', async () => {
  const asked = askSignIn()
  closeOverlay()
  await expect(asked).rejects.toThrow(/^login fail$/)
})

test('a login resolves it (spec 4.1)', async () => {
  const asked = askSignIn()
  answerOverlay('signed-in')
  await expect(asked).resolves.toBeUndefined()
})

test('a member is signed in by the customer-id cookie, until the server says that the session has ended (spec 4.1, offline.md F14)', () => {
  aBrowser('')
  noteSession(false)
  expect(isSignedInHere()).toBe(false)
  aBrowser(`${CUSTOMER_MARK}=mei`)
  expect(isSignedInHere()).toBe(true)
  noteSession(false)
  expect(isSignedInHere()).toBe(false)
  noteSession(true)
  expect(isSignedInHere()).toBe(true)
})
