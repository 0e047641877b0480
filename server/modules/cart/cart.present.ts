import type { Cart, CartLine } from '#contract/cart.ts'
import { goodsTotal } from '#domain/cart/bag.ts'
import { minor } from '#domain/brand.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { Reader } from '../../db/schema/database.ts'
import type { Catalogue } from '../catalog/catalogue.ts'
import type { Call } from '../../http/served.ts'
import { cartVersion, linesOf, type KeptLine } from './cart.queries.ts'

/** The bag as it goes out: rows of the database, names and prices of the catalogue. */
export async function presentCart(catalogue: Catalogue, db: Reader, call: Call): Promise<Cart> {
  const lines = await linesOf(db, call.principal)
  const list = lines.map((line) => presentLine(catalogue, line, call)).filter((line) => line !== undefined)
  return {
    goodsTotalQuantity: goodsTotal(list),
    version: await cartVersion(db, call.principal),
    owner: call.principal,
    currency: call.currency,
    cartInfo: { list },
  }
}

function presentLine(catalogue: Catalogue, line: KeptLine, call: Call): CartLine | undefined {
  const facts = catalogue.sku(line.sku, call, call.now)
  if (!facts) return undefined
  const format = (amount: number) => formatMoney(minor(amount), call.currency, call.locale)
  return {
    sku: line.sku,
    productId: line.productId,
    spuCode: facts.spu,
    qty: line.qty,
    selected: line.selected,
    productsName: facts.name,
    color: facts.color,
    size: facts.size,
    imageUrl: facts.imageUrl,
    baseUrl: facts.baseUrl,
    productsPrice: facts.listPrice,
    finalPrice: facts.price,
    formatProductsPrice: format(facts.listPrice),
    formatFinalPrice: format(facts.price),
    formatFinalPriceTotal: format(facts.price * line.qty),
    state: !facts.onSale ? 'stop-selling' : facts.stock === 0 ? 'sold-out' : 'ok',
    stock: facts.stock,
    preOrder: facts.preSaleDays > 0,
    multiItem: facts.multiItem,
    soldTag: facts.soldTag,
    flash: facts.flash,
    isGiftCard: facts.isGiftCard,
    isVirtual: facts.isVirtual,
  }
}
