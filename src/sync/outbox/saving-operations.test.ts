import { expect, test } from 'vitest'
import { newOperation } from '#tests/world/device/operation-stores.ts'
import type { StoreContents } from './operation-store.ts'
import { createSavingOperations } from './saving-operations.ts'
import { emptyReport, newDevice } from './sync-db.ts'

const [one, two] = [2, 3].map((qty) => newOperation('/cart/update', { sku: 'one-s', qty }))
if (!one || !two) throw new RangeError('there are two')

/** A reading of a disk that has stored these operations at some time. */
const reading = (...journaled: readonly string[]): StoreContents => ({
  device: { ...newDevice(), journaled },
  report: emptyReport(),
  operations: [],
  rejected: [],
  snapshots: {},
  sealed: 0,
})

test('shows operations in the order of the presses until a reading has them, also one from before the page knows of the commit', () => {
  const saving = createSavingOperations()
  const shown = (contents?: StoreContents) => saving.beside(contents).map(({ operation }) => operation)
  saving.begin(one, true)
  saving.begin(two, true)
  expect(shown()).toMatchObject([
    { id: one.id, saving: true },
    { id: two.id, saving: true },
  ])
  expect(shown(reading())).toHaveLength(2)
  expect(shown(reading(one.id))).toMatchObject([{ id: two.id }])
  expect(shown(reading(one.id, two.id))).toEqual([])
})

test('drops an operation with the reading that began after its commit, whatever the disk remembers', () => {
  const saving = createSavingOperations()
  saving.begin(one, true)
  const settleBefore = saving.startReading()
  saving.commit(one.id)
  settleBefore()
  expect(saving.beside(reading())).toHaveLength(1)
  const settleAfter = saving.startReading()
  settleAfter()
  expect(saving.beside(reading())).toEqual([])
})

test('keeps an operation without a commit until its write has failed', () => {
  const saving = createSavingOperations()
  saving.begin(one, false)
  saving.startReading()()
  expect(saving.beside(reading())).toMatchObject([{ operation: { id: one.id }, isJournaled: false }])
  saving.drop(one.id)
  expect(saving.beside(undefined)).toEqual([])
})
