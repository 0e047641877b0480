import type { Cart, CartLine } from '#contract/cart.ts'
import { cartAdd, cartBatchAdd, cartMove, cartRemove, cartSelect, cartUpdate } from '#contract/cart.ts'
import { readsVersion } from '#contract/queued.ts'
import { anyAmount, applyToBag, goodsTotal, type BagItem, type BagOperation } from '#domain/cart/bag.ts'
import { minor } from '#domain/brand.ts'
import { CURRENCIES, type CurrencyCode } from '#domain/money/currencies.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { Operation, Snapshot } from '../outbox/operation.ts'
import type { BagPiece, BagView, BagViewLine } from './bag-view.ts'

/** Paths of calls that change the bag, and the operation each one is. Adding one here is all a new bag call needs. */
const READERS: Readonly<Record<string, (input: never) => BagOperation>> = {
  [cartAdd.path]: (item: BagItem) => ({ type: 'add', items: [item] }),
  [cartBatchAdd.path]: ({ items }: { items: BagItem[] }) => ({ type: 'add', items }),
  [cartUpdate.path]: ({ sku, qty }: { sku: string; qty: number }) => ({ type: 'update', sku, qty }),
  [cartRemove.path]: ({ skus }: { skus: string[] }) => ({ type: 'remove', skus }),
  [cartMove.path]: ({ skus }: { skus: string[] }) => ({ type: 'remove', skus }),
  [cartSelect.path]: ({ skus, selected }: { skus: string[]; selected: boolean }) => ({
    type: 'select',
    skus,
    selected,
  }),
}

/** What an operation does to the bag: nothing for other calls, and for those of a build yet to come. */
function bagOperation({ path, input, v }: Operation): BagOperation | undefined {
  return readsVersion(v) ? READERS[path]?.(input as never) : undefined
}

/** What an operation on the bag carries for the screen: the pieces it adds. */
export interface AboutBag {
  readonly pieces: readonly BagPiece[]
  /** Currency of the pieces' prices. */
  readonly currency: string
}

/**
 * The bag on the screen: the confirmed bag, with everything that waits applied to it by the very rules the server
 * uses. An operation that no longer fits changes nothing here and is still sent: the shop decides (offline.md D1).
 */
export function bagOf(
  snapshot: Snapshot | undefined,
  operations: readonly Operation[],
  locale: string,
  home: CurrencyCode,
): BagView & { status: 'ready' } {
  const confirmed = snapshot?.data as Cart | undefined
  const waiting = new Set<string>()
  const unsaved = new Set<string>()
  let lines: readonly CartLine[] = confirmed?.cartInfo.list ?? []
  let count = 0
  for (const operation of operations) {
    const change = bagOperation(operation)
    if (!change) continue
    count += 1
    const pieces = (operation.about as AboutBag | undefined)?.pieces ?? []
    const known = lines
    const outcome = applyToBag(lines, change, limitOf(lines, pieces), (item) => newLine(item, pieces, known))
    if (!outcome.ok) continue
    lines = outcome.lines
    for (const sku of skusOf(change)) (operation.unsaved ? unsaved : waiting).add(sku)
  }
  const currency = currencyOf(confirmed, operations, home)
  const shown = lines.map((line): BagViewLine => ({
    ...line,
    ...sum(line, currency, locale),
    waiting: waiting.has(line.sku),
    unsaved: unsaved.has(line.sku),
  }))
  return {
    status: 'ready',
    count: goodsTotal(shown),
    lines: shown,
    waiting: count,
    asOf: snapshot?.asOf,
    currency,
  }
}

function skusOf(change: BagOperation): readonly string[] {
  if (change.type === 'add') return change.items.map((item) => item.sku)
  return change.type === 'update' ? [change.sku] : change.skus
}

/** What this device has seen of the stock bounds what it shows; the shop bounds what it gives. */
function limitOf(lines: readonly CartLine[], pieces: readonly BagPiece[]) {
  return (sku: string) => {
    const seen = lines.find((line) => line.sku === sku) ?? pieces.find((piece) => piece.sku === sku)
    return seen && seen.stock > 0 ? seen.stock : anyAmount(sku)
  }
}

function newLine(item: BagItem, pieces: readonly BagPiece[], lines: readonly CartLine[]): CartLine {
  const piece = pieces.find((known) => known.sku === item.sku) ?? unknownPiece(item, lines)
  return { ...piece, qty: item.qty, selected: true, formatFinalPriceTotal: '' }
}

/** An operation of an older build may carry no picture of its piece: the line shows its SKU until the shop answers. */
function unknownPiece(item: BagItem, lines: readonly CartLine[]): BagPiece {
  const sibling = lines.find((line) => line.productId === item.productId)
  return {
    sku: item.sku,
    productId: item.productId,
    spuCode: sibling?.spuCode ?? '',
    productsName: sibling?.productsName ?? item.sku,
    color: '',
    size: '',
    imageUrl: sibling?.imageUrl ?? '',
    baseUrl: sibling?.baseUrl ?? '',
    productsPrice: 0,
    finalPrice: 0,
    formatProductsPrice: '',
    formatFinalPrice: '',
    state: 'ok',
    stock: 0,
    preOrder: false,
    multiItem: false,
    soldTag: '',
    flash: false,
    isGiftCard: false,
    isVirtual: false,
  }
}

function sum(line: CartLine, currency: CurrencyCode, locale: string): { formatFinalPriceTotal: string } {
  return { formatFinalPriceTotal: formatMoney(minor(line.finalPrice * line.qty), currency, locale) }
}

function currencyOf(
  confirmed: Cart | undefined,
  operations: readonly Operation[],
  home: CurrencyCode,
): CurrencyCode {
  const [first] = operations
    .map((operation) => (operation.about as Partial<AboutBag> | undefined)?.currency)
    .filter(Boolean)
  const code = confirmed?.currency ?? first ?? home
  return code in CURRENCIES ? (code as CurrencyCode) : home
}
