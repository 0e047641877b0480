import { expect, test } from 'vitest'
import type { BagView } from '#data/bag/bag-view.ts'
import { contentsOf, type Asked } from './bag-contents.ts'

const unknown: BagView = { status: 'unknown', count: undefined }
const broken: BagView = { status: 'failed', count: undefined }
const never: BagView = {
  status: 'ready',
  count: 0,
  lines: [],
  waiting: 0,
  asOf: undefined,
  currency: 'SGD',
}
const confirmed: BagView = { ...never, asOf: 1 }

test.each<[rule: string, view: BagView, asked: Asked, state: string, untouched?: boolean]>([
  ['a bag nobody has read yet is loading, not empty', unknown, 'asking', 'loading'],
  ['a bag that cannot be read at all has failed', broken, 'answered', 'failed'],
  ['without a network a bag never confirmed has failed, it is not empty', never, 'failed', 'failed'],
  ['a bag never confirmed is loading while the shop is asked', never, 'asking', 'loading'],
  ['a bag is empty once the shop has said so', never, 'answered', 'empty'],
  ['a bag that was never anywhere is empty, with or without a network', never, 'failed', 'empty', true],
  ['and needs nobody to say so', never, 'asking', 'empty', true],
  ['but a device that cannot be read has failed there, too', broken, 'failed', 'failed', true],
  ['a bag confirmed empty before stays empty without a network', confirmed, 'failed', 'empty'],
])('%s', (_rule, view, asked, state, untouched = false) => {
  expect(contentsOf(view, asked, untouched).state).toBe(state)
})
