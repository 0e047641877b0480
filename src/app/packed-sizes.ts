/** A size of a colour as cards have it. */
interface Size {
  readonly sku: string
  readonly size: string
  readonly canBuy: boolean
  readonly stock: number
  readonly hidden: boolean
}

const FIELDS = 5

/**
 * Writes the sizes of a colour as one text, `XS:4,S:0`, where SKU and the rest follow from it: a list has three hundred
 * of them, and no first view shows one.
 *
 * `instead`: writes an object as something else, or returns undefined.
 */
export function packSizes(value: unknown, instead?: (fields: Fields) => string | undefined): unknown {
  return mapDeeply(value, (fields) => {
    const replaced = instead?.(fields)
    if (replaced !== undefined) return replaced
    const { pid, size: sizes, ...rest } = fields
    if (typeof pid !== 'string' || !Array.isArray(sizes)) return fields
    if (!sizes.every((size) => isPlain(size, pid))) return fields
    return { pid, ...rest, $sizes: sizes.map(({ size, stock }) => `${size}:${stock}`).join() }
  })
}

export function unpackSizes(value: unknown): unknown {
  return mapDeeply(value, (fields) => {
    if (typeof fields['$sizes'] !== 'string') return fields
    const { $sizes, ...rest } = fields
    return { ...rest, size: sizesOf(String(fields['pid']), String($sizes)) }
  })
}

export function sizesOf(pid: string, text: string): Size[] {
  if (text === '') return []
  return text.split(',').map((part) => {
    const [size = '', count] = part.split(':')
    const stock = Number(count)
    return { sku: `${pid}-${size}`, size, canBuy: stock > 0, stock, hidden: false }
  })
}

function isPlain(value: unknown, pid: string): value is Size {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== FIELDS) return false
  const { sku, size, canBuy, stock, hidden } = value as Partial<Size>
  const isNamed = typeof size === 'string' && !/[:,]/.test(size) && sku === `${pid}-${size}`
  return isNamed && Number.isInteger(stock) && canBuy === Number(stock) > 0 && hidden === false
}

export type Fields = Readonly<Record<string, unknown>>

/** Of JSON, from the outside in; what has nothing to change stays the same object. */
export function mapDeeply(value: unknown, map: (fields: Fields) => Fields | string): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    let changed: unknown[] | undefined
    for (const [at, entry] of value.entries()) {
      if (typeof entry !== 'object') continue
      const mapped = mapDeeply(entry, map)
      if (mapped !== entry) (changed ??= [...value])[at] = mapped
    }
    return changed ?? value
  }
  const fields = map(value as Fields)
  if (typeof fields === 'string') return fields
  let changed: Record<string, unknown> | undefined
  for (const name of Object.keys(fields)) {
    const field = fields[name]
    // Most of a page's data are texts and numbers: a call for each was one in thirty of the first visit.
    if (typeof field !== 'object') continue
    const mapped = mapDeeply(field, map)
    if (mapped !== field) (changed ??= { ...fields })[name] = mapped
  }
  return changed ?? fields
}
