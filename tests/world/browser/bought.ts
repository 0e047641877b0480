import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { RunningShop } from '../shops/running-shop.ts'

interface Bought {
  readonly card: { readonly spuCode: string }
  readonly sku: string
  readonly size: string
}

/** A paid order of this piece, as a checkout leaves it. */
export function bought(shop: RunningShop, shopper: string, { card, sku, size }: Bought): void {
  const database = new DatabaseSync(join(shop.dataDir, 'shop.sqlite'), { timeout: 5_000 })
  const id = randomUUID()
  try {
    database
      .prepare(
        `insert into shop_order (id, number, secret_hash, shopper, site, lang, currency, email, status, address, shipping_method,
          merchandise, total, due, note, created_at, pay_by, paid_at, changed_at)
         values (?, ?, 'x', ?, 'sg', 'en', 'SGD', 'mei@example.com', 'processing', ?, 'delivery', 100, 100, 100, '', 1, 2, 1, 1)`,
      )
      .run(id, id.slice(0, 12), shopper, JSON.stringify({ firstName: 'Mei', lastName: 'Tan' }))
    database
      .prepare(
        `insert into order_line (order_id, position, sku, product_id, spu, name, color, size, image, url, qty, unit, amount, discount, final_sale, extra_points)
         select ?, 0, ?, id, spu, '', '', ?, '', '', 1, 100, 100, 0, 0, 0 from product where spu = ?`,
      )
      .run(id, sku, size, card.spuCode)
  } finally {
    database.close()
  }
}
