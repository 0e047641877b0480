import { expect, test } from 'vitest'
import type { Failure } from '#contract/failure.ts'
import { isLoggedOut } from './logged-out.ts'

const refused = (code: number): Failure => ({ kind: 'refused', code, message: '', reason: '', data: null })

test.each<[why: string, isSignedIn: boolean | undefined, failure: Failure | undefined, loggedOut: boolean]>([
  ['a member', true, undefined, false],
  ['a guest', false, undefined, true],
  ['a session that has ended elsewhere', true, refused(401), true],
  ['an error of the server', true, refused(500), true],
  ['any other code', true, refused(4_000), true],
  ['no network', true, { kind: 'offline' }, false],
  ['no answer in time', true, { kind: 'timeout' }, false],
  ['a busy shop', true, { kind: 'busy', retryAfterMs: 1_000 }, false],
  ['a closed shop', true, { kind: 'site-closed' }, false],
  ['an answer that cannot be read', true, { kind: 'malformed', detail: '' }, false],
  ['nothing known yet', undefined, undefined, false],
])(
  '%s: a failed user-info call logs the screens out where the server has answered (spec 4.1, 8)',
  (_, ...row) => {
    const [isSignedIn, failure, loggedOut] = row
    expect(isLoggedOut(isSignedIn, failure)).toBe(loggedOut)
  },
)
