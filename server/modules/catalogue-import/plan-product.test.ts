import { describe, expect, test } from 'vitest'
import { planProduct, productIdOf } from './plan-product.ts'
import type { ProductRecord, VariantRecord } from './product-record.ts'

const aVariant = (input: Partial<VariantRecord> = {}): VariantRecord => ({
  line: 2,
  sku: 'A1',
  options: [],
  price: '129.90',
  listPrice: undefined,
  stock: '3',
  images: [],
  ...input,
})

function planned(variants: readonly Partial<VariantRecord>[], input: Partial<ProductRecord> = {}) {
  const record: ProductRecord = {
    handle: 'silk-dress',
    lines: variants.map((_, at) => at + 2),
    title: 'Silk Dress',
    description: undefined,
    paths: [['Clothing', 'Dresses']],
    offered: undefined,
    addresses: [],
    images: [],
    variants: variants.map((variant, at) => aVariant({ line: at + 2, ...variant })),
    ...input,
  }
  const map = { currency: 'SGD', language: 'en', options: {}, categories: {} } as const
  return planProduct(record, { map, decimal: undefined, lineOfSku: new Map() })
}

const options = (pairs: Readonly<Record<string, string>>) =>
  Object.entries(pairs).map(([name, value]) => ({ name, value }))

describe('options', () => {
  test('a product without a choice is one SKU of one size (traps 6.1)', () => {
    expect(planned([{}]).skus).toMatchObject([{ size: 'One Size', isPlain: true }])
  })

  test.each(['Colour', 'Color', 'Farbe', '色', 'pa_color', ' COULEUR '])(
    '%s is the colour (traps 6.9)',
    (name) => {
      expect(planned([{ options: options({ Größe: 'EU 38', [name]: 'Navy' }) }]).skus).toMatchObject([
        { colour: { name: 'Navy', family: 'blue' }, size: 'EU 38' },
      ])
    },
  )

  test('another option is joined to the size', () => {
    expect(planned([{ options: options({ Length: 'Tall', Size: 'M' }) }]).skus[0]?.size).toBe('M / Tall')
  })

  test('sizes are in the order of the shop (traps 6.9)', () => {
    const sizes = ['Large', 'XXXL', 'Small', '2XL', 'Medium']
    const { skus } = planned(sizes.map((size) => ({ sku: undefined, options: options({ Size: size }) })))
    expect(skus.map(({ size }) => size)).toEqual(['S', 'M', 'L', 'XXL', '3XL'])
  })

  test('an unknown colour is listed for a swatch (traps 6.9)', () => {
    const { skus, unknownColours } = planned([{ options: options({ Color: 'Frizzle' }) }])
    expect(skus[0]?.colour.family).toBe('multi')
    expect(unknownColours).toEqual(['Frizzle'])
  })
})

describe('SKUs', () => {
  test('a missing code is made of handle and options, the same each time', () => {
    const made = () => planned([{ sku: undefined, options: options({ Size: 'Small' }) }]).skus[0]?.sku
    expect(made()).toBe('SILK-DRESS-S')
    expect(made()).toBe(made())
  })

  test('handles of any script and case are different products (traps 6.11)', () => {
    const handles = ['ผ้าไหม', 'ผ้า', 'Silk', 'silk', '絹']
    expect(new Set(handles.map(productIdOf)).size).toBe(5)
    const codes = handles.map((handle) => planned([{ sku: undefined }], { handle }).skus[0]?.sku)
    expect(new Set(codes).size).toBe(5)
    for (const code of codes) expect(code).toMatch(/^[A-Z0-9-]{1,48}$/)
  })

  test('a code keeps its zeros', () => {
    expect(planned([{ sku: '00123' }]).skus[0]?.sku).toBe('00123')
  })

  test('a second row with the same code is refused with the line of the first', () => {
    const { skus, refusals } = planned([
      { options: options({ Size: 'S' }) },
      { options: options({ Size: 'M' }) },
    ])
    expect(skus).toHaveLength(1)
    expect(refusals).toMatchObject([
      { line: 3, column: 'SKU', value: 'A1', reason: expect.stringContaining('line 2') },
    ])
  })
})

test.each<[Partial<VariantRecord>, string, RegExp]>([
  [{ sku: '4.00638E+12' }, 'SKU', /shortened/],
  [{ sku: '4,00638E+12' }, 'SKU', /shortened/],
  [{ price: '1.3E+02' }, 'price', /shortened/],
  [{ stock: '1E+03' }, 'stock', /shortened/],
  [{ options: options({ Size: '10-Dec' }) }, 'Size', /date/],
  [{ options: options({ Size: 'Oct-12' }) }, 'Size', /date/],
  [{ options: options({ Größe: '10. Dez' }) }, 'Größe', /date/],
  [{ options: options({ Taille: '10-déc.' }) }, 'Taille', /date/],
  [{ sku: '12-Mar' }, 'SKU', /date/],
  [{ price: '#REF!' }, 'price', /formula/],
  [{ price: '1,299' }, 'price', /thousand or a fraction/],
  [{ price: '-5' }, 'price', /negative/],
  [{ listPrice: 'x' }, 'compare-at price', /not a price/],
  [{ stock: '-1' }, 'stock', /whole number/],
  [{ stock: '1.5' }, 'stock', /whole number/],
  [{ sku: 'ü' }, 'SKU', /letters, digits/],
])('%j is refused in words (traps 6.3)', (variant, column, reason) => {
  expect(planned([variant]).refusals).toMatchObject([
    { line: 2, column, reason: expect.stringMatching(reason) },
  ])
})

test.each<Partial<VariantRecord>>([
  { sku: '3E10' },
  { sku: 'MAR-1001' },
  { sku: '00123' },
  { sku: '4006381333931' },
  { options: options({ Size: 'Junior 10' }) },
  { options: options({ Size: '10-12' }) },
  { options: options({ Colour: '02 Marron' }) },
  { options: options({ Colour: 'Marine 38' }) },
])('%j is as it was typed, and stays so (traps 6.3)', (variant) => {
  const { skus, refusals } = planned([variant])
  const [{ sku, size, colour } = {}] = skus
  expect(refusals).toEqual([])
  for (const text of [variant.sku, ...(variant.options ?? []).map(({ value }) => value)])
    expect([undefined, sku, size, colour?.name]).toContain(text)
})

test.each([
  [[['Clothing', 'Midi Dresses']], 'midi-dress', ['Clothing > Midi Dresses']],
  [[['Bracelet']], 'Bracelet', ['Bracelet']],
  [undefined, 'Dresses', ['Dresses']],
])('the categories %j give the type %s', (paths, type, categories) => {
  expect(planned([{}], { paths })).toMatchObject({ type, categories })
})

test('a description keeps only the tags that the shop shows (traps 6.10)', () => {
  const { description } = planned([{}], {
    description:
      '<p style="x">Soft</p><iframe src="https://a"></iframe><img src="https://a"><a href="https://old">x</a>',
  })
  expect(description).toBe('<p>Soft</p><a>x</a>')
})
