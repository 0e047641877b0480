import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError, type Failure } from '#contract/failure.ts'
import type { Caller } from '#api/call.ts'
import { loadPack, withoutPrefix } from './language-pack.ts'

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => 'v1', setItem() {} }))
afterEach(() => vi.unstubAllGlobals())

test.each<[Failure, readonly string[]]>([
  [
    { kind: 'refused', code: 500, message: 'Textes indisponibles', reason: 'broken', data: null },
    ['Textes indisponibles'],
  ],
  [{ kind: 'offline' }, []],
])('a pack that fails shows English, and what the shop says of it (spec 8): %j', async (failure, said) => {
  const heard: string[] = []
  const call = (() => Promise.reject(new CallError(failure))) as Caller
  expect(await loadPack(call, 'fr', (message) => heard.push(message))).toEqual({})
  expect(heard).toEqual(said)
})

test('the prefix before the first underscore is taken off (spec 7.2)', () => {
  expect(withoutPrefix({ cart_remove: 'Retirer', global_to_the_top: ['Haut'] })).toEqual({
    remove: 'Retirer',
    to_the_top: ['Haut'],
  })
})
