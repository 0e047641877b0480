import * as v from 'valibot'
import { SPOKEN, type Spoken } from '#domain/region/language.ts'

/** Fields that several calls share. Forms and queries carry text, so numbers and flags are parsed from strings, too. */

const numeric = v.union([
  v.number(),
  v.pipe(v.string(), v.regex(/^-?\d{1,15}$/, 'a whole number'), v.transform(Number)),
])

/**
 * Key of the shopper whose data a response has, opaque to the client; empty before the first write. Versions of
 * different shoppers cannot be compared.
 */
export const opaqueShopper = v.string()

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

const otherLanguages = SPOKEN.filter((code) => code !== 'en').map((code) => [
  code,
  v.exactOptional(v.string()),
])
/** A text of the catalogue in English and, where it has them, in the other complete languages. */
export const names = v.object({
  en: v.string(),
  ...(Object.fromEntries(otherLanguages) as Record<
    Exclude<Spoken, 'en'>,
    v.ExactOptionalSchema<v.StringSchema<undefined>, undefined>
  >),
})
/** A compiled text of the catalogues: plain, or a list with its placeholders. */
export const compiledText = v.union([v.string(), v.array(v.unknown())])

export const spu = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,32}$/, 'an SPU code'))
export const sku = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,48}$/, 'a SKU code'))
export const pid = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,40}$/, 'a colour of a product'))
export const productId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,32}$/, 'a product id'))
/** Minor units (cents) of the response's currency; yen has none, so ¥100 is 100. */
export const money = v.pipe(v.number(), v.integer())
export const timestamp = v.pipe(v.number(), v.integer())
export const shortText = v.pipe(v.string(), v.maxLength(200))
export const nothing = v.strictObject({})

/** Opens a guest's order; the secret is known to the buyer's device and the mail only. */
export const orderKey = { orderNumber: shortText, secret: shortText }
export type OrderKey = v.InferOutput<v.StrictObjectSchema<typeof orderKey, undefined>>

/** Names an order for its member, who is signed in, or for anyone who has its secret. */
export const orderAccess = { orderNumber: shortText, secret: v.optional(shortText) }
export type OrderAccess = v.InferOutput<v.StrictObjectSchema<typeof orderAccess, undefined>>

/** A password as entered: its rules are checked by the command, which returns the problem. */
/** The token of a mailed link. */
export const linkToken = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'the token of a link'))

export const passwordText = v.pipe(v.string(), v.maxLength(1_000))
