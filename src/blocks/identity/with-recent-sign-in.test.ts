import { afterEach, expect, test, vi } from 'vitest'
import { CallError } from '#contract/failure.ts'
import { CUSTOMER_MARK } from '#contract/storage-keys.ts'
import { answerOverlay, closeOverlay } from '../overlays.ts'
import { withRecentSignIn } from './with-recent-sign-in.ts'

const OLD = new CallError({
  kind: 'refused',
  code: 401,
  message: 'Please sign in first.',
  reason: 'sign-in-needed',
  data: {},
})

/** The browser's cookie with the member's id; a sign-in changes it. */
function signedInAs(member: string): void {
  vi.stubGlobal('document', { cookie: `${CUSTOMER_MARK}=${member}` })
}
afterEach(() => {
  closeOverlay()
  vi.unstubAllGlobals()
})

/** A call that is refused until the member has signed in again. */
function aCall() {
  const call = vi.fn<() => Promise<string>>().mockRejectedValueOnce(OLD).mockResolvedValueOnce('done')
  signedInAs('mei')
  const result = withRecentSignIn(call)
  return { call, result }
}
const untilRefused = () => new Promise((resolve) => setImmediate(resolve))

test('a recent sign-in opens no dialog', async () => {
  expect(await withRecentSignIn(() => Promise.resolve('done'))).toBe('done')
})

test('after a sign-in the call goes on', async () => {
  const { call, result } = aCall()
  await untilRefused()
  answerOverlay('signed-in')
  expect(await result).toBe('done')
  expect(call).toHaveBeenCalledTimes(2)
})

test('a closed dialog drops the call (spec 4.1)', async () => {
  const { call, result } = aCall()
  await untilRefused()
  closeOverlay()
  expect(await result).toBeUndefined()
  expect(call).toHaveBeenCalledTimes(1)
})

test('another member who signs in is not the one whom the call was about', async () => {
  const { call, result } = aCall()
  await untilRefused()
  signedInAs('anna')
  answerOverlay('signed-in')
  expect(await result).toBeUndefined()
  expect(call).toHaveBeenCalledTimes(1)
})

test('any other refusal is the caller’s', async () => {
  const offline = new CallError({ kind: 'offline' })
  await expect(withRecentSignIn(() => Promise.reject(offline))).rejects.toBe(offline)
})
