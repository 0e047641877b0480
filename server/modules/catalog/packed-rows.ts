import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../db/schema/database.ts'

/** Between fields and between rows of a packed text: control characters, which no text of the shop has. */
const FIELD = '\u001f'
const ROW = '\u001e'

interface PackedTable<Table extends keyof Database> {
  readonly table: Table
  readonly columns: readonly (keyof Database[Table] & string)[]
  readonly orderBy: keyof Database[Table] & string
}

function joined(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || ${sql.lit(FIELD)} || `,
  )
}

/**
 * The rows of another table that belong to a row of `product`, as one text: a million SKUs are then a hundred thousand
 * values, which both engines write in less time than they return rows.
 */
export function packedRows<Table extends keyof Database>({
  table,
  columns,
  orderBy,
}: PackedTable<Table>): RawBuilder<string> {
  // `|| ''` makes a text of a single number.
  return sql`coalesce((select string_agg(${joined(columns)} || '', ${sql.lit(ROW)} order by ${sql.ref(orderBy)})
    from ${sql.table(table)} where product_id = product.id), '')`
}

/** The photographs and cutouts of a product's colours in their order, each as colour, role and asset. */
export const packedPhotos = sql<string>`coalesce((select string_agg(
    media.pid || ${sql.lit(FIELD)} || media.role || ${sql.lit(FIELD)} || media.asset,
    ${sql.lit(ROW)} order by media.position)
    from product_media as media join colour on colour.pid = media.pid
    where colour.product_id = product.id and media.role in ('photo', 'cutout')), '')`

/** Whole numbers of a row as one text: each column of a row costs a value of its own. */
export function packedNumbers(columns: readonly string[]): RawBuilder<string> {
  return sql`${joined(columns)} || ''`
}

export function unpackNumbers<Name extends string>(
  packed: string,
  names: readonly Name[],
): Readonly<Record<Name, number>> {
  const values = packed.split(FIELD)
  if (values.length !== names.length) throw new RangeError('packed numbers of other columns')
  const numbers: Partial<Record<Name, number>> = {}
  for (const [at, name] of names.entries()) numbers[name] = readNumber(values[at] ?? '')
  return numbers as Record<Name, number>
}

/** Reads packed rows one after the other, field by field in the order of their columns. Throws where one is missing. */
export class PackedReader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length
  }

  text(): string {
    return this.#upTo(FIELD)
  }

  number(): number {
    return readNumber(this.#upTo(FIELD))
  }

  lastText(): string {
    const end = this.#text.indexOf(ROW, this.#at)
    return this.#cut(end < 0 ? this.#text.length : end)
  }

  lastNumber(): number {
    return readNumber(this.lastText())
  }

  #upTo(separator: string): string {
    const end = this.#text.indexOf(separator, this.#at)
    if (end < 0) throw new RangeError('a packed row ends too early')
    return this.#cut(end)
  }

  #cut(end: number): string {
    const field = this.#text.slice(this.#at, end)
    this.#at = end + 1
    return field
  }
}

function readNumber(text: string): number {
  const number = Number(text)
  if (text === '' || !Number.isInteger(number))
    throw new RangeError(`not a whole number: ${JSON.stringify(text)}`)
  return number
}
