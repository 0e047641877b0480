/**
 * A list of objects as columns: names are written once, and a column in which values repeat becomes a dictionary with an
 * index per row. Compressed afterwards, a catalogue takes a quarter of what its rows would.
 */
type Column = readonly unknown[] | { readonly d: readonly unknown[]; readonly i: readonly number[] }
export type Columns = Readonly<Record<string, Column>>

/** A dictionary pays as soon as values are met again, half of them at least. */
const WORTH_A_DICTIONARY = 2

function toColumn(values: readonly unknown[]): Column {
  const places = new Map<string, number>()
  const distinct: unknown[] = []
  const indexes = values.map((value) => {
    const key = JSON.stringify(value) ?? ''
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, distinct.length)
    return distinct.push(value) - 1
  })
  if (distinct.length * WORTH_A_DICTIONARY >= values.length) return values
  return { d: distinct, i: indexes }
}

/** Equal values of a dictionary come back as one and the same object. Throws when an index points at nothing. */
function fromColumn(column: Column): readonly unknown[] {
  if (!('d' in column)) return column
  return column.i.map((index) => {
    if (!(index in column.d)) throw new RangeError(`a column points at ${index}, of ${column.d.length}`)
    return column.d[index]
  })
}

export function toColumns<Row extends object>(
  rows: readonly Row[],
  keys: readonly (keyof Row & string)[],
): Columns {
  return Object.fromEntries(keys.map((key) => [key, toColumn(rows.map((row) => row[key]))]))
}

/**
 * Throws for columns that are missing or of different lengths: an incomplete catalogue is unusable. `before` fills
 * columns that older builds did not write.
 */
export function fromColumns<Row extends object>(
  columns: Columns,
  keys: readonly (keyof Row & string)[],
  before: Partial<Row> = {},
): Row[] {
  const height = Math.max(0, ...Object.values(columns).map(heightOf))
  const read = keys.map((key) => {
    const column =
      columns[key] ?? (key in before ? Array.from({ length: height }, () => before[key]) : undefined)
    if (!column) throw new RangeError(`the column ${key} is missing`)
    return fromColumn(column)
  })
  const length = read[0]?.length ?? 0
  if (read.some((column) => column.length !== length)) throw new RangeError('columns of different lengths')
  return Array.from(
    { length },
    (_, at) => Object.fromEntries(keys.map((key, column) => [key, read[column]?.[at]])) as Row,
  )
}

function heightOf(column: Column): number {
  return 'd' in column ? column.i.length : column.length
}
