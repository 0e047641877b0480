import { expect, test } from 'vitest'
import { wishlistState, type WishlistFacts, type WishlistState } from './use-wishlist-state.ts'

const none: WishlistFacts = { status: 'ready', count: 0, requested: 'asking', heard: false, untouched: false }

test.each<[string, WishlistFacts, WishlistState]>([
  ['a wishlist that is not known yet is loading', { ...none, status: 'unknown' }, 'loading'],
  ['a device that cannot be read has failed', { ...none, status: 'failed', requested: 'answered' }, 'failed'],
  ['hearts show at once, whatever the network', { ...none, count: 2, requested: 'failed' }, 'filled'],
  ['never confirmed and no network: failed, not empty', { ...none, requested: 'failed' }, 'failed'],
  [
    'a device that never had a wishlist: empty, without a network, too',
    { ...none, requested: 'failed', untouched: true },
    'empty',
  ],
  ['the shop says there is nothing: empty', { ...none, requested: 'answered' }, 'empty'],
  ['confirmed before, no network now: empty', { ...none, requested: 'failed', heard: true }, 'empty'],
])('%s', (_rule, facts, state) => expect(wishlistState(facts)).toBe(state))
