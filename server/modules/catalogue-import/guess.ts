import * as v from 'valibot'
import { isCurrency, type CurrencyCode } from '#domain/money/currencies.ts'
import { SPOKEN } from '#domain/region/language.ts'

/** How a file is to be read: what `--map` names and may change. */
export const importMap = v.strictObject({
  currency: v.pipe(
    v.string(),
    v.check(isCurrency, 'a currency of the shop'),
    v.transform((code) => code as CurrencyCode),
  ),
  language: v.picklist(SPOKEN),
  encoding: v.exactOptional(v.string()),
  decimal: v.exactOptional(v.picklist(['.', ','])),
  /** Option → what it is. */
  options: v.record(v.string(), v.picklist(['colour', 'size', 'other'])),
  /** Category of the file (`Clothing > Dresses`; empty for none) → category of the shop, in the same writing. */
  categories: v.record(v.string(), v.string()),
})
export type ImportMap = v.InferOutput<typeof importMap>
