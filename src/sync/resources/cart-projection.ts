import type { Cart, CartLine } from '#contract/buying/cart.contract.ts'
import {
  anyAmount,
  applyToCart,
  goodsTotal,
  type CartLineInput,
  type CartOperation,
} from '#domain/cart/apply-to-cart.ts'
import { minor } from '#domain/brand.ts'
import { isCurrency, type CurrencyCode } from '#domain/money/currencies.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { Pending, ViewContext } from './sync-resource.ts'
import type { CartPiece, CartPreview, CartView, CartViewLine } from './cart-view.ts'

/**
 * The cart for the screen: the confirmed cart with the pending operations applied, by the rules that the server uses.
 * An operation that no longer fits changes nothing here and is still sent: the server decides (offline.md D1).
 */
export function projectCart(
  confirmed: Cart | undefined,
  pending: readonly Pending<CartOperation>[],
  { locale, currency: home }: ViewContext,
): CartView {
  const waiting = new Set<string>()
  const unsaved = new Set<string>()
  const savingSince = new Map<string, number>()
  let lines: readonly CartLine[] = confirmed?.cartInfo.list ?? []
  for (const { states, operation } of pending) {
    const pieces = previewOf(operation.preview).pieces ?? []
    for (const change of states) {
      const known = lines
      const outcome = applyToCart(lines, change, {
        limit: limitOf(lines, pieces),
        newLine: (item) => newLine(item, pieces, known),
      })
      if (!outcome.ok) continue
      lines = outcome.lines
      for (const sku of skusOf(change)) {
        if (operation.saving) savingSince.set(sku, savingSince.get(sku) ?? operation.createdAt)
        else (operation.unsaved ? unsaved : waiting).add(sku)
      }
    }
  }
  const currency = currencyOf(confirmed, pending, home)
  const shown = lines.map((line): CartViewLine => ({
    ...line,
    ...sum(line, currency, locale),
    savingSince: savingSince.get(line.sku),
    waiting: waiting.has(line.sku),
    unsaved: unsaved.has(line.sku),
  }))
  return {
    count: goodsTotal(shown),
    lines: shown,
    currency,
    // A cart that an earlier build has stored has none.
    promotions: confirmed?.promotions ?? [],
    gifts: confirmed?.gifts ?? [],
    offers: confirmed?.offers ?? [],
    loginDiscount: confirmed?.loginDiscount,
  }
}

function previewOf(preview: unknown): Partial<CartPreview> {
  return (preview ?? {}) as Partial<CartPreview>
}

function skusOf(change: CartOperation): readonly string[] {
  if (change.type === 'add') return change.items.map((item) => item.sku)
  if (change.type === 'replace') return [change.by.sku]
  return change.type === 'update' ? [change.sku] : change.skus
}

/** Stock that this device has seen bounds what it shows; the server bounds what it grants. */
function limitOf(lines: readonly CartLine[], pieces: readonly CartPiece[]) {
  return (sku: string) => {
    const seen = lines.find((line) => line.sku === sku) ?? pieces.find((piece) => piece.sku === sku)
    return seen && seen.stock > 0 ? seen.stock : anyAmount(sku)
  }
}

function newLine(item: CartLineInput, pieces: readonly CartPiece[], lines: readonly CartLine[]): CartLine {
  const piece = pieces.find((known) => known.sku === item.sku) ?? unknownPiece(item, lines)
  return { ...piece, qty: item.qty, selected: true, formatFinalPriceTotal: '' }
}

/** An operation of an older build may have no picture of its piece: the line shows its SKU until the server answers. */
function unknownPiece(item: CartLineInput, lines: readonly CartLine[]): CartPiece {
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
  pending: readonly Pending<CartOperation>[],
  home: CurrencyCode,
): CurrencyCode {
  const [first] = pending.map(({ operation }) => previewOf(operation.preview).currency).filter(Boolean)
  const code = confirmed?.currency ?? first ?? home
  return isCurrency(code) ? code : home
}
