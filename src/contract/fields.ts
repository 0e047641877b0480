import * as v from 'valibot'

/** Fields that several calls share. Forms and queries carry text, so numbers and flags are parsed from strings, too. */

const numeric = v.union([
  v.number(),
  v.pipe(v.string(), v.regex(/^-?\d{1,15}$/, 'a whole number'), v.transform(Number)),
])

export const whole = v.pipe(numeric, v.integer())
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Quantity of a line: 1 to 100 (spec 9.6). */
export const quantity = v.pipe(numeric, v.integer(), v.minValue(1), v.maxValue(100))
export const flag = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['1', '0', 'true', 'false']),
    v.transform((text) => text === '1' || text === 'true'),
  ),
])
export const many = <Item extends v.GenericSchema<unknown, unknown>>(item: Item, most = 200) =>
  v.pipe(
    v.union([
      v.array(item),
      v.pipe(
        item,
        v.transform((one) => [one]),
      ),
    ]),
    v.maxLength(most),
  )
/** A list or object that travels inside a form as JSON text. */
export const jsonText = <Inner extends v.GenericSchema>(inner: Inner) =>
  v.union([inner, v.pipe(v.string(), v.maxLength(100_000), v.parseJson(), inner)])

export const spu = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,32}$/, 'an SPU code'))
export const sku = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,48}$/, 'a SKU code'))
export const productId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,32}$/, 'a product id'))
/** Minor units (cents) of the response's currency; yen has none, so ¥100 is 100. */
export const money = v.pipe(v.number(), v.integer())
export const timestamp = v.pipe(v.number(), v.integer())
export const shortText = v.pipe(v.string(), v.maxLength(200))
export const nothing = v.strictObject({})
