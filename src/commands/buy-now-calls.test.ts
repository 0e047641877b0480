import { expect, test } from 'vitest'
import type { Caller } from '#api/call.ts'
import { CallError, type Failure } from '#contract/failure.ts'
import { askBuyNow } from './buy-now-calls.ts'

const PIECE = { productId: '200001', sku: 'AB12A-M', qty: 1 }
const failing = (failure: Failure) =>
  (async () => Promise.reject(new CallError(failure))) as unknown as Caller

test('what the shop refuses to sell does not go to checkout (spec 4.6, 8)', async () => {
  const refused: Failure = {
    kind: 'refused',
    code: 4001,
    message: 'Sold Out',
    reason: 'sold-out',
    data: null,
  }
  await expect(askBuyNow(failing(refused), PIECE)).rejects.toMatchObject({ failure: refused })
})

test.each(['offline', 'timeout', 'busy'] as const)(
  'a shop that is %s does not keep a member from the checkout, which says so itself (spec 4.6)',
  async (kind) => {
    await expect(askBuyNow(failing({ kind } as Failure), PIECE)).resolves.toBeUndefined()
  },
)
