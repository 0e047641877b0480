/** A product as a file tells it, the same for every format. Cells are text; a field is undefined where its cell is empty or absent. */

export interface OptionValue {
  readonly name: string
  readonly value: string
}

export interface VariantRecord {
  readonly line: number
  readonly sku: string | undefined
  readonly options: readonly OptionValue[]
  readonly price: string | undefined
  readonly listPrice: string | undefined
  readonly stock: string | undefined
  /** Pictures of this variant alone, where the format has them. */
  readonly images: readonly string[]
}

export interface ProductRecord {
  readonly handle: string
  /** Lines of all its rows, those of variants and of pictures too. */
  readonly lines: readonly number[]
  readonly title: string | undefined
  /** HTML of the old shop. */
  readonly description: string | undefined
  /** Categories from the outermost to the innermost. */
  readonly paths: readonly (readonly string[])[] | undefined
  /** Whether it is to be seen and sold; undefined where the file does not say. */
  readonly offered: boolean | undefined
  /** Where it was in the old shop: paths, percent-encoded or not. */
  readonly addresses: readonly string[]
  /** All its pictures in order, those of its variants among them. */
  readonly images: readonly string[]
  readonly variants: readonly VariantRecord[]
}

/** A row that is not imported, and why. */
export interface RefusedRow {
  readonly line: number
  readonly column: string
  readonly value: string
  readonly reason: string
}

/** A row by the names of its columns, which are compared without case. */
export interface NamedRow {
  readonly line: number
  /** The first of these columns that has a value, trimmed. */
  get(...columns: string[]): string | undefined
}

export interface Format {
  readonly name: string
  /** Whether the columns are those of this format. */
  recognises(columns: ReadonlySet<string>): boolean
  /** What the rows of one product have in common. */
  keyOf(row: NamedRow): string | undefined
  /** Another key by which rows may name the product of this row. */
  aliasOf?(row: NamedRow): string | undefined
  /** Cells with money, which show how the file writes it. */
  prices(row: NamedRow): readonly (string | undefined)[]
  read(handle: string, rows: readonly NamedRow[]): ProductRecord
}
