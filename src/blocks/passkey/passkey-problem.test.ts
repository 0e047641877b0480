import { expect, test } from 'vitest'
import { passkeyProblemOf } from './passkey-problem.ts'

test.each([
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'superseded'],
  ['InvalidStateError', 'exists'],
  ['ConstraintError', 'unsupported'],
  ['NotSupportedError', 'unsupported'],
  ['SecurityError', 'unsupported'],
  ['UnknownError', 'broken'],
  ['TypeError', 'broken'],
])('a browser’s %s means %s', (name, kind) => {
  const cause = Object.assign(new Error('a message of the browser'), { name })
  expect(passkeyProblemOf(cause)).toMatchObject({ kind, cause })
})

test('what is no error is broken, too', () => {
  expect(passkeyProblemOf('no').kind).toBe('broken')
})
