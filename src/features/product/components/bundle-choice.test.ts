import { describe, expect, test } from 'vitest'
import { aCard, aSize } from '#tests/world/cards.ts'
import { bundlePieces, sizeOf } from './bundle-choice.ts'

const skirt = aCard('SK', aSize('SK-S'), aSize('SK-M', false))
const scarf = aCard('SC', aSize('SC-One'))

describe('adding what goes together', () => {
  test('takes what is selected, at the chosen size, by its product', () => {
    const { pieces, missing } = bundlePieces([skirt, scarf], { SK: { selected: true, sku: 'SK-S' } })
    expect(pieces.map(({ sku, productId }) => [sku, productId])).toEqual([['SK-S', 'PSK']])
    expect(missing).toEqual([])
  })

  test('asks for the size of a selected piece that has several', () => {
    expect(bundlePieces([skirt], { SK: { selected: true, sku: undefined } })).toMatchObject({
      pieces: [],
      missing: ['SK'],
    })
  })

  test('a piece of one size needs no choice', () => {
    expect(bundlePieces([scarf], { SC: { selected: true, sku: undefined } }).pieces).toHaveLength(1)
  })

  test('a sold-out size is no choice', () =>
    expect(sizeOf(skirt, { selected: true, sku: 'SK-M' })).toBeUndefined())

  test('nothing selected adds nothing', () => {
    expect(bundlePieces([skirt, scarf], {})).toEqual({ pieces: [], missing: [], selected: 0 })
  })
})
