import { expect, test } from 'vitest'
import { cartUpdate } from '#contract/cart.contract.ts'
import { newOperation } from './insert-operation.ts'
import type { Operation } from './operation.ts'
import type { StoreContents } from './operation-store.ts'
import { createSavingOperations } from './saving-operations.ts'
import { emptyReport, newDevice } from './sync-db.ts'

const quantity = (qty: number) =>
  newOperation(cartUpdate, { sku: 'one-s', qty }, { lang: 'en', preview: undefined, now: 1 })

const written = (operation: ReturnType<typeof quantity>, seq: number): Operation => ({
  ...operation,
  seq,
  attempts: 0,
})

const contents = (operations: readonly Operation[], nextSeq: number): StoreContents => ({
  device: { ...newDevice(), nextSeq },
  report: emptyReport(),
  operations,
  rejected: [],
  snapshots: {},
  sealed: 0,
})

const [older, one] = [quantity(2), quantity(3)]

/** Readings that begin before the page knows of the commit, and whether they were made after it. */
const READINGS: readonly { what: string; found: StoreContents; isShown: boolean }[] = [
  { what: 'of the disk before its write', found: contents([], 7), isShown: true },
  { what: 'with the operation that it replaces', found: contents([written(older, 7)], 8), isShown: true },
  { what: 'with itself', found: contents([written(one, 7)], 8), isShown: false },
  { what: 'from after its response', found: contents([], 8), isShown: false },
]

for (const { what, found, isShown } of READINGS)
  test(`a reading ${what} ${isShown ? 'leaves' : 'takes'} the saving operation`, () => {
    const saving = createSavingOperations()
    saving.begin(one)
    const number = saving.startReading()
    saving.settle({ contents: found, number })
    expect(saving.current()).toHaveLength(1)
    saving.commit(one.id, written(one, 7))
    expect(saving.current()).toHaveLength(isShown ? 1 : 0)
  })

test('a reading that begins after the commit takes the saving operation, whatever the disk holds', () => {
  const saving = createSavingOperations()
  saving.begin(one)
  const before = saving.startReading()
  saving.commit(one.id, written(one, 7))
  saving.settle({ contents: contents([], 7), number: before })
  expect(saving.current()).toHaveLength(1)
  saving.settle({ contents: contents([], 1), number: saving.startReading() })
  expect(saving.current()).toEqual([])
})

test('an operation without a commit stays until its write has failed', () => {
  const saving = createSavingOperations()
  saving.begin(one)
  saving.settle({ contents: contents([], 8), number: saving.startReading() })
  expect(saving.current()).toMatchObject([{ id: one.id, saving: true }])
  saving.drop(one.id)
  expect(saving.current()).toEqual([])
})
