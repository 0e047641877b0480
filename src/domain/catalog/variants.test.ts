import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addButton,
  cardOffersAdd,
  availability,
  defaultSku,
  hiddenSizes,
  markDisabled,
  switchColour,
  visibleSizes,
  type Size,
} from './variants.ts'

/** `S M! L` is a row of three sizes of which M cannot be bought; `?` is hidden by the shop. */
function row(text: string, colour = 'RED'): Size[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const size = word.replaceAll(/[!?]/g, '')
      const canBuy = !word.includes('!')
      return { sku: `${colour}-${size}`, size, canBuy, stock: canBuy ? 3 : 0, hidden: word.includes('?') }
    })
}
const colours = (...rows: string[]) => rows.map((text, at) => ({ size: row(text, `C${at}`) }))
const labels = (sizes: readonly Size[]) => sizes.map((size) => size.size).join(' ')

describe('sizes hide themselves when no colour can sell them (spec 4.8)', () => {
  test.each<[string, string[], string]>([
    ['XXS is hidden', ['XXS! XS S'], 'XS S'],
    ['unless one colour has it', ['XXS! XS', 'XXS XS'], 'XXS XS'],
    ['XXL is hidden when there is no XXXL', ['L XL XXL!'], 'L XL'],
    ['XXL stays while XXXL is on sale', ['XL XXL! XXXL'], 'XL XXL XXXL'],
    ['XXL stays while XXXL is shown sold out: no gaps', ['XL XXL! XXXL!'], 'XL XXL XXXL'],
    ['XXL goes when the shop has hidden XXXL', ['XL XXL! XXXL!?'], 'XL'],
    ['XL goes only after XXL', ['L XL! XXL!'], 'L'],
    ['XL stays while XXL is on sale', ['L XL! XXL'], 'L XL XXL'],
    ['XL goes when there is no XXL', ['L XL!'], 'L'],
    ['24, 30, 31 and 32 are hidden', ['24! 25 30! 31! 32!'], '25'],
    ['25 to 29 are never hidden', ['25! 26! 29!'], '25 26 29'],
    ['S, M and L are never hidden', ['S! M! L!'], 'S M L'],
    ['the shop hides what it likes', ['S M? L'], 'S L'],
    ['2XL is XXL', ['L XL 2XL!'], 'L XL'],
  ])('%s', (_title, rows, shown) => {
    expect(labels(visibleSizes(colours(...rows))[0] ?? [])).toBe(shown)
  })

  test('all colours show the same row', () => {
    const shown = visibleSizes(colours('XXS! XS S', 'XXS! XS! S'))
    expect(shown.map(labels)).toEqual(['XS S', 'XS S'])
  })

  test('a size that can be bought somewhere is never hidden by itself', () => {
    const label = fc.constantFrom('XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', '24', '30', '31', '32')
    const size = fc.record({
      sku: fc.uuid(),
      size: label,
      canBuy: fc.boolean(),
      stock: fc.nat(5),
      hidden: fc.constant(false),
    })
    fc.assert(
      fc.property(fc.array(fc.record({ size: fc.array(size) })), (group) => {
        const hidden = hiddenSizes(group)
        for (const { size, canBuy } of group.flatMap((colour) => colour.size)) {
          if (canBuy) expect(hidden.has(size)).toBe(false)
        }
      }),
    )
  })

  test('no colours, no sizes', () => {
    expect(visibleSizes([])).toEqual([])
    expect(visibleSizes([{ size: [] }])).toEqual([[]])
  })
})

describe('sold-out ends of the row are disabled (spec 4.8)', () => {
  test.each([
    ['XS! S! M L', 'XS S'],
    ['XS S M! L!', 'M L'],
    ['XS! S M L!', 'XS L'],
    ['XS S! M L', ''],
    ['XS! S M! L', 'XS'],
    ['XS! S! M! L', 'XS S'], // the run leaves the first half: M is sold out, not disabled
    ['XS S! M! L!', 'M L'],
    ['XS! S! M! L! XL!', 'XS S M L XL'],
    ['XS! S! M! L XL', 'XS S M'],
    ['S!', 'S'],
    ['S', ''],
    ['', ''],
  ])('of %s: %s', (text, disabled) => {
    expect(labels(markDisabled(row(text)).filter((size) => size.disabled))).toBe(disabled)
  })

  test('what can be bought is never disabled', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean()), (buyable) => {
        const sizes = buyable.map((canBuy, at) => ({
          sku: `${at}`,
          size: `${at}`,
          canBuy,
          stock: 1,
          hidden: false,
        }))
        for (const size of markDisabled(sizes)) expect(size.canBuy && size.disabled).toBe(false)
      }),
    )
  })
})

describe('what is selected (spec 4.8)', () => {
  test.each([
    ['XS! S M', 'RED-S'],
    ['XS! S! M!', 'RED-XS'],
    ['XXS!? XS! S!', 'RED-XS'],
    ['XXS!?', 'RED-XXS'],
  ])('%s starts at %s', (text, sku) => {
    expect(defaultSku({ size: row(text) })).toBe(sku)
  })

  test('a colour without sizes starts at nothing', () => {
    expect(defaultSku({ size: [] })).toBeUndefined()
  })

  test.for([
    ['the matching size is taken along', 'M', 'S M L', 'RED-M'],
    ['2XL is XXL', '2XL', 'S XXL', 'RED-XXL'],
    ['a size this colour does not have is dropped', 'XL', 'S M L', undefined],
    ['a sold-out size cannot be selected', 'M', 'S M! L', undefined],
    ['nothing chosen stays nothing', undefined, 'S M L', undefined],
  ] as const)('choosing a colour: %s', ([, current, text, sku]) => {
    expect(switchColour(current, { size: row(text) })?.sku).toBe(sku)
  })
})

describe('what can be done with it', () => {
  test.each([
    ['virtual', true, 'redeem-only'],
    ['virtual', false, 'redeem-only'],
    ['an eGift card', true, 'egift'],
    ['a dress', true, 'add-to-cart'],
    ['a dress', false, 'notify'],
  ])('%s, buyable %s: %s (spec 4.6)', (what, canBuy, button) => {
    const product = { isVirtual: what === 'virtual', isGiftCard: what === 'an eGift card' }
    expect(addButton({ ...product, canBuy })).toBe(button)
    expect(addButton({ ...product, canBuy, stopSelling: true })).toBe('stop-selling')
  })

  test.each([
    ['a dress', {}, true],
    ['a virtual product', { isVirtual: true }, false],
    ['one of a group of virtual products', { isGroupVirtual: true }, false],
    ['an eGift card', { isGiftCard: true }, false],
  ])('the card of %s has an add button: %j %s (spec 2.8)', (_, flags, offers) => {
    const dress = { isVirtual: false, isGroupVirtual: false, isGiftCard: false }
    expect(cardOffersAdd({ ...dress, ...flags })).toBe(offers)
  })

  test.each<[Partial<Parameters<typeof availability>[0]>, string]>([
    [{}, 'available'],
    [{ preSaleSkuList: { allAdvance: 1 } }, 'pre-order'],
    [{ isVirtual: true }, 'redeem-only'],
    [{ canBuy: false }, 'sold-out'],
    [{ canBuy: false, preSaleSkuList: { allAdvance: 1 } }, 'sold-out'],
    [{ canBuy: false, isVirtual: true }, 'sold-out'],
    [{ stopSelling: true }, 'stop-selling'],
    [{ stopSelling: true, canBuy: false, isVirtual: true }, 'stop-selling'],
  ])('%o is %s (spec 4.14)', (change, state) => {
    const dress = { isVirtual: false, canBuy: true, preSaleSkuList: { allAdvance: 0 } } as const
    expect(availability({ ...dress, ...change })).toBe(state)
  })
})
