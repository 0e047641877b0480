import { describe, expect, test } from 'vitest'
import { aCard, aColour, aSize } from '#tests/world/shops/cards.ts'
import { bundlePieces, inColour, shownColour, sizeOf } from './bundle-choice.ts'

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

  test('a piece that is looked at in another colour is added in it, in the size that was chosen', () => {
    const both = {
      ...skirt,
      items: [
        aColour('SKA', aSize('SKA-S'), aSize('SKA-M')),
        aColour('SKB', aSize('SKB-S', false), aSize('SKB-M')),
      ],
    }
    const chosen = inColour(both, { selected: true, sku: 'SKA-M' }, 'SKB')
    expect(shownColour(both, chosen.pid)?.pid).toBe('SKB')
    expect(bundlePieces([both], { SK: chosen }).pieces.map(({ sku }) => sku)).toEqual(['SKB-M'])
    // The chosen size is sold out there, so that none is chosen.
    expect(inColour(both, { selected: true, sku: 'SKA-S' }, 'SKB')).toEqual({
      selected: true,
      sku: undefined,
      pid: 'SKB',
    })
  })
})
