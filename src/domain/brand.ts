declare const brand: unique symbol

/** A `T` that has been read as an `N`: things that look alike cannot be swapped. */
export type Brand<T, N extends string> = T & { readonly [brand]: N }

/** Code of a product: every colour and size of it. */
export type Spu = Brand<string, 'Spu'>
/** Code of one size of one colour: what is put in a cart. */
export type Sku = Brand<string, 'Sku'>
export type ProductId = Brand<string, 'ProductId'>
/** Money in the smallest unit of its currency (cents; whole yen). May be negative. */
export type Minor = Brand<number, 'Minor'>

/** Throws RangeError unless `s` is 1 to 32 letters and digits (spec 2.2). */
export function spu(s: string): Spu {
  if (!/^[A-Za-z0-9]{1,32}$/.test(s)) throw new RangeError(`not an SPU code: ${shown(s)}`)
  return s as Spu
}

/** Throws RangeError unless `s` is 1 to 48 letters, digits and hyphens. */
export function sku(s: string): Sku {
  if (!/^[A-Za-z0-9-]{1,48}$/.test(s)) throw new RangeError(`not a SKU code: ${shown(s)}`)
  return s as Sku
}

/** Throws RangeError unless `s` is 1 to 32 letters and digits. */
export function productId(s: string): ProductId {
  if (!/^[A-Za-z0-9]{1,32}$/.test(s)) throw new RangeError(`not a product id: ${shown(s)}`)
  return s as ProductId
}

/** Throws RangeError unless `n` is a whole number that can be counted exactly. */
export function minor(n: number): Minor {
  if (!Number.isSafeInteger(n)) throw new RangeError(`not an amount in minor units: ${n}`)
  // Minus zero would show as "-0.00".
  return (n === 0 ? 0 : n) as Minor
}

function shown(s: string) {
  return JSON.stringify(String(s).slice(0, 60))
}
