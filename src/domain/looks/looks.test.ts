import { expect, test } from 'vitest'
import { applyToLooks, lookId, type Look } from './looks.ts'

const look = (pid: string, otherPid: string): Look => ({
  id: lookId(pid, otherPid),
  spu: 'S1',
  pid,
  otherSpu: 'S2',
  otherPid,
})
const [first, second] = [look('A1', 'B1'), look('A2', 'B1')]

test.each([
  ['the newest look is the first (spec 2.10)', [first], { kind: 'save', look: second }, [second, first]],
  ['a look that is kept stays in its place', [second, first], { kind: 'save', look: first }, [second, first]],
  [
    'the same two pieces are one look, from either page',
    [first],
    { kind: 'save', look: look('B1', 'A1') },
    [first],
  ],
  ['a removed look is gone', [second, first], { kind: 'remove', id: second.id }, [first]],
  ['removing an unknown look changes nothing', [first], { kind: 'remove', id: 'X-Y' }, [first]],
] as const)('%s', (...[, looks, operation, expected]) => {
  expect(applyToLooks(looks, operation)).toEqual(expected)
})

test('saving and removing twice is saving and removing once', () => {
  const saved = applyToLooks(applyToLooks([], { kind: 'save', look: first }), { kind: 'save', look: first })
  expect(saved).toEqual([first])
  const removed = applyToLooks(saved, { kind: 'remove', id: first.id })
  expect(applyToLooks(removed, { kind: 'remove', id: first.id })).toEqual([])
})
