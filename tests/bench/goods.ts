import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { productPath } from '#domain/region/links.ts'
import type { RunningShop } from './running-shop.ts'

export interface Piece {
  readonly sku: string
  readonly productId: string
  readonly spu: string
  readonly slug: string
  readonly size: string
}

/**
 * Content of a shop, read from its database: every SPU, every category, the page of every piece, and pieces with plenty
 * of stock.
 */
export function goodsOf({ dataDir }: Pick<RunningShop, 'dataDir'>) {
  const db = new DatabaseSync(join(dataDir, 'shop.sqlite'), { readOnly: true })
  try {
    const column = (sql: string) =>
      db
        .prepare(sql)
        .all()
        .map((row) => String(Object.values(row)[0]))
    const spus = column('select spu from product where listed = 1 order by id')
    const categories = column('select id from category order by id')
    const productPages = db
      .prepare(
        'select p.slug as name, p.spu as spu, s.sku as sku from sku s join product p on p.id = s.product_id where p.listed = 1 and s.hidden = 0 order by s.sku',
      )
      .all()
      .map((row) => productPath({ name: String(row['name']), spu: String(row['spu']) }, String(row['sku'])))
    const pieces = db
      .prepare(
        `select s.sku as sku, p.id as productId, p.spu as spu, p.slug as slug, s.size as size from sku s join product p on p.id = s.product_id
         where p.listed = 1 and p.on_sale = 1 and p.is_virtual = 0 and p.is_gift_card = 0 and p.all_point = 0
           and p.pre_sale_days = 0 and s.hidden = 0 and s.stock >= 12
         order by p.rank, s.sku limit 500`,
      )
      .all()
      .map((row): Piece => ({
        sku: String(row['sku']),
        productId: String(row['productId']),
        spu: String(row['spu']),
        slug: String(row['slug']),
        size: String(row['size']),
      }))
    return { spus, categories, pieces, productPages }
  } finally {
    db.close()
  }
}

/** Operations of outboxes that the database has stored. */
export function appliedOperations(shop: Pick<RunningShop, 'dataDir'>): number {
  return countRows(shop, 'device_answer')
}

export function orderCount(shop: Pick<RunningShop, 'dataDir'>): number {
  return countRows(shop, 'shop_order')
}

function countRows({ dataDir }: Pick<RunningShop, 'dataDir'>, table: string): number {
  const db = new DatabaseSync(join(dataDir, 'shop.sqlite'), { readOnly: true })
  try {
    return Number(db.prepare(`select count(*) as n from ${table}`).get()?.['n'])
  } finally {
    db.close()
  }
}

/** So many pieces that no load buys them all. */
export function stockUp(shop: Pick<RunningShop, 'dataDir'>): void {
  withDatabase(shop, (db) => db.exec('update sku set stock = 100000 where stock >= 12'))
}

/** Sets the stock of SKUs; the server learns of it with the next order of each. */
export function makeScarce(
  shop: Pick<RunningShop, 'dataDir'>,
  skus: readonly { readonly sku: string; readonly stock: number }[],
): void {
  withDatabase(shop, (db) => {
    const statement = db.prepare('update sku set stock = ? where sku = ?')
    for (const { sku, stock } of skus) statement.run(stock, sku)
  })
}

function withDatabase({ dataDir }: Pick<RunningShop, 'dataDir'>, work: (db: DatabaseSync) => void): void {
  const db = new DatabaseSync(join(dataDir, 'shop.sqlite'), { timeout: 5_000 })
  try {
    work(db)
  } finally {
    db.close()
  }
}
