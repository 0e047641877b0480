import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import type { Store } from '../../db/open.ts'
import { transact } from '../../db/transaction.ts'
import type { EventServices } from '../../services/services.ts'
import { archiveMissing } from './archive-missing.ts'
import { compareProduct } from './compare-product.ts'
import type { ImportMap } from './guess.ts'
import { createCategoryFinder } from './import-categories.ts'
import { knownAddresses } from './old-address.ts'
import { roleOf } from './options.ts'
import { notePhotos } from './photos/note-photos.ts'
import { planProduct, productIdOf, type PlannedProduct } from './plan-product.ts'
import { isChanged, type LineStatus, type ProductChange } from './product-change.ts'
import type { ProductRecord, RefusedRow } from './product-record.ts'
import { productsOf, surveyFile } from './read-file.ts'
import { knownSkus, storedProducts } from './stored-products.ts'
import { writeChanges } from './write-changes.ts'

/** Products of a transaction: the shop's own writes wait for one of them at most. */
const AT_ONCE = 50

export interface ImportInput {
  readonly file: string
  readonly map: ImportMap
  /** Reads and compares, and writes nothing. */
  readonly isDry: boolean
  /** Products of earlier imports that this file does not name are no longer offered. */
  readonly archivesMissing: boolean
  /** Notes the addresses of photographs, to be fetched afterwards. */
  readonly notesPhotos: boolean
  readonly now: number
}

export interface ImportReport {
  readonly format: string
  readonly encoding: string
  /** Rows of the file; each is one of the four that follow. */
  readonly rows: number
  readonly counts: Readonly<Record<LineStatus, number>>
  readonly refusals: readonly RefusedRow[]
  /** Undefined: nothing was written. */
  readonly job: string | undefined
  /** Colours that need a swatch. */
  readonly unknownColours: readonly string[]
  readonly newCategories: number
  readonly derivedSkus: number
  readonly withoutStock: number
  readonly archived: number
  /** The map with everything that the file asked. */
  readonly guess: ImportMap
}

type ImportServices = EventServices & { readonly store: Store }

/** Imports a file of products. What was written before an error stays, and another run goes on from there. */
export async function runImport(services: ImportServices, input: ImportInput): Promise<ImportReport> {
  const { map, isDry, now } = input
  const { store } = services
  const file = await surveyFile(input.file, map.encoding)
  const finder = await createCategoryFinder(store.db, map.language)
  const job = randomUUID().slice(0, 8)
  let isBegun = false
  const reading = { map, decimal: file.decimal, lineOfSku: new Map<string, number>() }
  const counts = { created: 0, updated: 0, unchanged: 0, refused: file.orphans.length }
  const refusals: RefusedRow[] = file.orphans.map((line) => ({
    line,
    column: 'product',
    value: '',
    reason: 'the row does not name its product, or has more cells than the header',
  }))
  const unknownColours = new Set<string>()
  const asked = { options: { ...map.options }, categories: { ...map.categories } }
  let derivedSkus = 0
  let withoutStock = 0

  async function begin(tx: Parameters<typeof writeChanges>[0]): Promise<void> {
    if (isBegun) return
    await tx
      .insertInto('import_job')
      .values({ id: job, file: basename(input.file), at: now, undone_at: null })
      .execute()
  }

  async function importSome(records: readonly ProductRecord[]): Promise<void> {
    for (const record of records) ask(record, asked)
    const planned = records.map((record) => planProduct(record, reading))
    const changes = isDry
      ? await compareSome(store.db, planned)
      : await transact(store, async (tx) => {
          const compared = await compareSome(tx, planned)
          const changed = compared.filter(isChanged)
          if (changed.length > 0) {
            await begin(tx)
            await finder.write(tx)
            await writeChanges(tx, changed, { services, job, language: map.language, now })
          }
          if (input.notesPhotos) await notePhotos(tx, planned)
          return compared
        })
    if (!isDry && changes.some(isChanged)) {
      isBegun = true
      finder.written()
    }
    for (const change of changes) {
      for (const status of change.statuses.values()) counts[status]++
      refusals.push(...change.refusals)
    }
    for (const product of planned) {
      for (const colour of product.unknownColours) unknownColours.add(colour)
      derivedSkus += product.skus.filter(({ isDerived }) => isDerived).length
      withoutStock += product.skus.filter(({ stock }) => stock === undefined).length
    }
  }

  async function compareSome(
    db: Parameters<typeof storedProducts>[0],
    planned: readonly PlannedProduct[],
  ): Promise<ProductChange[]> {
    const [stored, known] = [
      await storedProducts(
        db,
        planned.map(({ id }) => id),
      ),
      await knownSkus(
        db,
        planned.flatMap(({ skus }) => skus.map(({ sku }) => sku)),
      ),
    ]
    // A SKU without a code of its own is found by its place.
    const more = [...stored.values()]
      .flatMap(({ skus }) => skus.map(({ sku }) => sku))
      .filter((sku) => !known.has(sku))
    for (const [sku, row] of await knownSkus(db, more)) known.set(sku, row)
    const paths = await knownAddresses(
      db,
      planned.flatMap(({ addresses }) => addresses),
    )
    return planned.map((one) =>
      compareProduct(one, {
        stored,
        known,
        knownAddresses: paths,
        categories: finder,
        language: map.language,
        now,
      }),
    )
  }

  let batch: ProductRecord[] = []
  for await (const record of productsOf(file)) {
    batch.push(record)
    if (batch.length < AT_ONCE) continue
    await importSome(batch)
    batch = []
  }
  if (batch.length > 0) await importSome(batch)
  let archived = 0
  if (input.archivesMissing) {
    const named = new Set([...file.rowsOf.keys()].map(productIdOf))
    archived = await archiveMissing(services, {
      named,
      isDry,
      begin,
      context: { services, job, language: map.language, now },
    })
    isBegun ||= archived > 0
  }
  return {
    format: file.format.name,
    encoding: file.encoding,
    rows: file.rows,
    counts,
    refusals: refusals.toSorted((a, b) => a.line - b.line),
    job: isBegun && !isDry ? job : undefined,
    unknownColours: [...unknownColours],
    newCategories: finder.created(),
    derivedSkus,
    withoutStock,
    archived,
    guess: { ...map, ...asked },
  }
}

/** Notes what the file asks to be mapped, with the best guess. */
function ask(
  record: ProductRecord,
  asked: { readonly options: ImportMap['options']; readonly categories: ImportMap['categories'] },
): void {
  for (const { options } of record.variants)
    for (const { name } of options) asked.options[name] ??= roleOf(name)
  for (const path of record.paths ?? []) {
    const written = path.join(' > ')
    asked.categories[written] ??= written
  }
}
