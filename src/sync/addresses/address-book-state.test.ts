import { expect, test } from 'vitest'
import { addressBookState, type AddressBookFacts } from './address-book-state.ts'

const FACTS: AddressBookFacts = { status: 'ready', count: 0, isConfirmed: false, requested: 'asking' }

test.for([
  ['nothing is known yet', { status: 'unknown' }, 'loading'],
  ['the first visit of the page', {}, 'loading'],
  ['the first visit without a network', { requested: 'failed' }, 'failed'],
  ['nothing is known and the server cannot be reached', { status: 'unknown', requested: 'failed' }, 'failed'],
  ['the device cannot be read', { status: 'failed', count: 2 }, 'failed'],
  ['confirmed as empty, without a network', { isConfirmed: true, requested: 'failed' }, 'empty'],
  ['addresses of an earlier visit', { isConfirmed: true, count: 1, requested: 'failed' }, 'filled'],
  ['added without a network before the first answer', { count: 1, requested: 'failed' }, 'filled'],
] as const)('%s', ([, facts, state]) => {
  expect(addressBookState({ ...FACTS, ...facts })).toBe(state)
})
