import { expect, test, vi } from 'vitest'
import { cartAdd } from '#contract/cart.contract.ts'
import { newOperation } from './insert-operation.ts'
import { createMemoryOperationStore } from './memory-operation-store.ts'
import { pushedBy } from './send-operation.ts'

const input = { lang: 'en-GB', preview: undefined, now: 0 }

function aQueue() {
  const queue = createMemoryOperationStore(() => {})
  queue.add(newOperation(cartAdd, { sku: 'A', productId: 'p', qty: 1 }, input))
  return queue
}

/** The shop answers this to whatever is asked. */
const answers = (status: number, envelope: object) =>
  vi.fn<typeof fetch>(async () => Response.json(envelope, { status }))

test.each([
  [200, { code: 302, message: '', data: {}, url: '/login' }, { moved: '/login' }],
  [302, { code: '302', message: '', data: {} }, { moved: '/' }],
  [503, { code: 503, message: '', data: {} }, { moved: undefined }],
])('an answer %i %j leaves the operation and says why it waits (spec 7.1)', async (status, envelope, why) => {
  const queue = aQueue()
  expect(await queue.push(answers(status, envelope))).toMatchObject(why)
  expect(queue.stored().operations).toHaveLength(1)
})

test('a shop of a newer version is said to be one', async () => {
  const envelope = { code: 426, message: '', data: { reason: 'update-needed' } }
  expect(await aQueue().push(answers(426, envelope))).toBe('outdated')
})

test.each([
  [{ kind: 'applied', envelope: { code: 200, message: '', data: {} } }, 'on'],
  [{ kind: 'refused', reason: '', message: '', data: {}, isSequenced: true }, 'on'],
  [{ kind: 'gap', lastSeq: 2 }, 'on'],
  [{ kind: 'forked' }, 'on'],
  [{ kind: 'other-person' }, 'on'],
  [{ kind: 'device-unknown' }, 'paused'],
  [{ kind: 'sign-in' }, 'paused'],
  [{ kind: 'update-needed' }, 'outdated'],
  [
    { kind: 'later', retryAfterMs: 5, moved: '/x' },
    { later: 5, moved: '/x' },
  ],
] as const)('after %j a queue goes on as: %j', (outcome, pushed) => {
  expect(pushedBy(outcome)).toEqual(pushed)
})
