import { expect, test } from 'vitest'
import { reviewHelpful } from '#contract/notices/requests.contract.ts'
import type { Operation, Snapshot } from '../outbox/operation.ts'
import { helpfulCount } from './helpful-count.ts'
import { votesResource } from './votes-resource.ts'

const SINGAPORE = { locale: 'en-GB', currency: 'SGD' } as const
const vote = (id: string, on: boolean): Operation => ({
  seq: 1,
  id: 'o',
  v: 2,
  path: reviewHelpful.path,
  input: { id, on },
  preview: undefined,
  lang: 'en-GB',
  createdAt: 0,
  attempts: 0,
})
const reported = (list: { id: string; helpful: number }[]): Snapshot => ({
  name: 'votes',
  version: 1,
  shopper: 'g',
  data: { version: 1, shopper: 'g', list },
  asOf: 0,
})

test.for([
  ['no vote on this device', undefined, [], 4],
  ['a vote that waits counts', undefined, [vote('r', true)], 5],
  ['two taps are no vote', undefined, [vote('r', true), vote('r', false)], 4],
  ['a confirmed vote, the page is as old as before it', reported([{ id: 'r', helpful: 5 }]), [], 5],
  ['a confirmed vote, the page is newer', reported([{ id: 'r', helpful: 3 }]), [], 4],
  ['a confirmed vote that is being taken back', reported([{ id: 'r', helpful: 5 }]), [vote('r', false)], 4],
] as const)('%s', ([, snapshot, operations, shown]) => {
  const votes = votesResource.view?.(snapshot, operations, SINGAPORE)
  expect(helpfulCount(4, votes?.byReview.get('r'))).toBe(shown)
})
