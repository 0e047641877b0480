import { expect, test } from 'vitest'
import { reviewHelpful } from '#contract/notices/requests.contract.ts'
import { saveMySizes } from '#contract/account/sizes.contract.ts'
import type { Operation, Snapshot } from '../outbox/operation.ts'
import { sizesResource } from './sizes-resource.ts'

const save = (input: unknown, v = 2): Operation => ({
  seq: 1,
  id: 'o',
  v,
  path: saveMySizes.path,
  input,
  preview: undefined,
  lang: 'en-GB',
  createdAt: 0,
  attempts: 0,
})
const recorded: Snapshot = {
  name: 'sizes',
  version: 1,
  shopper: 'g',
  data: { version: 1, shopper: 'g', bust: 840, country: 'EU' },
  asOf: 0,
}

test.for([
  ['no answer and no operation', undefined, [], {}, undefined],
  ['the shop knows them', recorded, [], { bust: 840 }, 'EU'],
  ['pending operations are applied on top', recorded, [save({ hip: 900 })], { bust: 840, hip: 900 }, 'EU'],
  [
    'the last word that waits',
    recorded,
    [save({ hip: 900 }), save({ hip: 910, country: 'US' })],
    { bust: 840, hip: 910 },
    'US',
  ],
  ['taken back', recorded, [save({ bust: 0 })], {}, 'EU'],
  ['of a build that is not this one', recorded, [save({ hip: 900 }, 99)], { bust: 840 }, 'EU'],
  [
    'an operation of another resource',
    recorded,
    [{ ...save({ id: 'r' }), path: reviewHelpful.path }],
    { bust: 840 },
    'EU',
  ],
] as const)('%s', ([, snapshot, operations, measures, country]) => {
  const view = sizesResource.view?.(snapshot, operations, { locale: 'en-GB', currency: 'SGD' })
  expect(view).toEqual({ status: 'ready', asOf: snapshot?.asOf, recorded: measures, bra: '', country })
})

test('a bra size is set by an operation that waits, and an empty one deletes it (spec 2.14)', () => {
  const braOf = (...operations: Operation[]) =>
    sizesResource.view?.(recorded, operations, { locale: 'en-GB', currency: 'SGD' })
  expect(braOf(save({ bra: '75B' }))).toMatchObject({ bra: '75B', recorded: { bust: 840 } })
  expect(braOf(save({ bra: '75B' }), save({ bra: '' }))).toMatchObject({ bra: '', recorded: { bust: 840 } })
})
