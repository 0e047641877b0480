import { expect, test } from 'vitest'
import { pickFiles } from './pick-files.ts'

const TERMS = { room: 2, maxSize: 100, types: ['image/jpeg', 'image/png'] }
const file = (name: string, { size = 10, type = 'image/jpeg' } = {}) => ({ name, size, type })

test.each([
  ['files that fit are taken in their order', [file('a'), file('b')], ['a', 'b'], []],
  ['a file beyond the number is left', [file('a'), file('b'), file('c')], ['a', 'b'], ['c over-count']],
  ['a file of exactly the limit is taken', [file('a', { size: 100 })], ['a'], []],
  ['one byte more is too large', [file('a', { size: 101 })], [], ['a oversize']],
  ['another type is refused', [file('a', { type: 'video/mp4' })], [], ['a type']],
  [
    'a refused file takes no room',
    [file('a', { size: 101 }), file('b'), file('c')],
    ['b', 'c'],
    ['a oversize'],
  ],
])('%s (spec 5)', (_, files, taken) => {
  expect(pickFiles(files, TERMS).taken.map(({ name }) => name)).toEqual(taken)
})

test('each refused file is named with its reason (spec 5)', () => {
  const files = [file('a', { size: 101 }), file('b', { type: '' }), file('c'), file('d'), file('e')]
  expect(pickFiles(files, TERMS).refused.map(({ file: { name }, why }) => `${name} ${why}`)).toEqual([
    'a oversize',
    'b type',
    'e over-count',
  ])
})

test('without a limit of size every size is taken (spec 5)', () => {
  expect(pickFiles([file('a', { size: 1e9 })], { ...TERMS, maxSize: undefined }).taken).toHaveLength(1)
})
