import { expect, test } from 'vitest'
import { ADDRESS } from '#tests/world/people/addresses.ts'
import {
  applyToAddresses,
  type AddressOperation,
  type AddressType,
  type SavedAddress,
} from './address-book.ts'

const address = (id: string, type: AddressType = 'shipping', isDefault = false): SavedAddress => ({
  ...ADDRESS,
  id,
  type,
  isDefault,
})
const save = (...given: Parameters<typeof address>): AddressOperation => ({
  kind: 'save',
  address: address(...given),
})
const remove = (id: string): AddressOperation => ({ kind: 'remove', id })

/** `a*` is a default; billing addresses are in capitals. */
function written(list: readonly SavedAddress[]): string {
  return list
    .map(({ id, type, isDefault }) => (type === 'billing' ? id.toUpperCase() : id) + (isDefault ? '*' : ''))
    .join(' ')
}

test.for([
  ['the first of its type is the default', [save('a')], 'a*'],
  ['a second one is not', [save('a'), save('b')], 'a* b'],
  ['a default takes the mark from the one before', [save('a'), save('b', 'shipping', true)], 'a b*'],
  ['each type has its own default', [save('a'), save('c', 'billing'), save('b')], 'a* C* b'],
  ['a default of one type leaves the other', [save('a'), save('c', 'billing', true)], 'a* C*'],
  [
    'a removed default passes to the oldest',
    [save('a'), save('b'), save('d', 'shipping', true), remove('d')],
    'a* b',
  ],
  ['a removed address leaves the default', [save('a'), save('b'), remove('b')], 'a*'],
  ['saving a default without the mark keeps one default', [save('a'), save('b'), save('a')], 'a* b'],
  ['a default that becomes a billing address', [save('a'), save('b'), save('a', 'billing', true)], 'A* b*'],
  ['a saved address keeps its place', [save('a'), save('b'), save('a', 'shipping', true)], 'a* b'],
  ['saving twice is saving once', [save('a'), save('b'), save('b')], 'a* b'],
  ['removing twice is removing once', [save('a'), remove('a'), remove('a')], ''],
  ['removing an unknown id changes nothing', [save('a'), remove('z')], 'a*'],
] as const)('%s', ([, operations, after]) => {
  expect(written(operations.reduce<readonly SavedAddress[]>(applyToAddresses, []))).toBe(after)
})

test('the latest input counts', () => {
  const moved = { ...address('a', 'shipping', true), line1: '7 Ann Siang Hill' }
  expect(applyToAddresses([address('a', 'shipping', true)], { kind: 'save', address: moved })).toEqual([
    moved,
  ])
})
