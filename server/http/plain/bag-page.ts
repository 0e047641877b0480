import type { Cart, CartLine } from '#contract/buying/cart.contract.ts'
import { adjustmentWords } from '#domain/cart/adjustment-words.ts'
import { MAX_QUANTITY, quantityBounds } from '#domain/cart/quantity.ts'
import { mustLeave, totalsOfCart } from '#domain/cart/totals-of-cart.ts'
import { writeLanguage } from '#domain/region/language.ts'
import { plainPath } from '#domain/region/plain-paths.ts'
import type { Say } from '#domain/region/say.ts'
import { amountFormat } from '../../core/amount-format.ts'
import { html, type Html } from '../../providers/html.ts'
import type { RequestContext } from '../../services/route.ts'
import { PLAIN_TEXTS } from './plain-texts.ts'

export interface BagPage {
  readonly context: Pick<RequestContext, 'site' | 'language' | 'currency' | 'locale' | 'now'>
  readonly say: Say
  readonly cart: Cart
  /** What the form before this page did, or why it was refused. */
  readonly notice: { readonly role: 'status' | 'alert'; readonly text: string } | undefined
}

/** The bag as forms: quantities, removal and sums (spec 2.11). */
export function bagBody({ context, say, cart, notice }: BagPage): Html {
  const { list } = cart.cartInfo
  const count = cart.goodsTotalQuantity
  const home = writeLanguage('/', context.language, context.site)
  const said = notice && html`<p role="${notice.role}">${notice.text}</p>`
  if (list.length === 0)
    return html`<h1>${say(PLAIN_TEXTS.empty)}</h1>
      ${said} <a class="button solid" href="${home}">${say(PLAIN_TEXTS.find)}</a>`
  return html`<h1>${say(PLAIN_TEXTS.bag)} <small>${say(PLAIN_TEXTS.items, { count })}</small></h1>
    ${said}
    <ul>
      ${list.map((line) => lineOf(line, context, say))}
    </ul>
    ${sumsOf(cart, context, say)}
    <p>${say(PLAIN_TEXTS.checkout)}</p>`
}

function lineOf(line: CartLine, { language, site }: BagPage['context'], say: Say): Html {
  const { sku, qty, stock, productsName: name } = line
  const address = writeLanguage(`${line.baseUrl}?sku=${encodeURIComponent(sku)}`, language, site)
  const { max } = quantityBounds({ stock: stock > 0 ? stock : undefined })
  const change = html`<form class="line" method="post" action="${plainPath('update', language)}">
    <input type="hidden" name="sku" value="${sku}" />
    <input
      name="qty"
      type="number"
      inputmode="numeric"
      min="1"
      max="${max}"
      value="${qty}"
      required
      aria-label="${say(PLAIN_TEXTS.quantity, { name })}"
    />
    <button aria-label="${say(PLAIN_TEXTS.changeOf, { name })}">${say(PLAIN_TEXTS.change)}</button>
  </form>`
  return html`<li>
    <a href="${address}" tabindex="-1" aria-hidden="true"
      ><img src="${line.imageUrl}-180.webp" width="180" height="240" alt=""
    /></a>
    <div>
      <a href="${address}">${name}</a>
      <span class="soft">${[line.color, line.size].filter(Boolean).join(' / ')}</span>
      <span>${line.formatFinalPrice}</span>
      ${noteOf(line, say)}
      <div class="controls">
        ${mustLeave(line) ? false : change}
        <form method="post" action="${plainPath('remove', language)}">
          <input type="hidden" name="skus" value="${sku}" />
          <button class="quiet" aria-label="${say(PLAIN_TEXTS.removeOf, { name })}">
            ${say(PLAIN_TEXTS.remove)}
          </button>
        </form>
      </div>
    </div>
  </li>`
}

function noteOf({ state, stock, qty }: CartLine, say: Say): Html | false {
  if (state === 'sold-out') return html`<span class="alarm">${say(PLAIN_TEXTS.soldOut)}</span>`
  if (state === 'stop-selling') return html`<span class="alarm">${say(PLAIN_TEXTS.stopSelling)}</span>`
  if (qty >= stock) return html`<span class="soft">${say(PLAIN_TEXTS.onlyLeft, { stock })}</span>`
  const most = MAX_QUANTITY
  return qty >= most && html`<span class="soft">${say(PLAIN_TEXTS.mostOfLine, { most })}</span>`
}

function sumsOf(cart: Cart, context: BagPage['context'], say: Say): Html {
  const { adjustments, itemsQty, merchandise, total } = totalsOfCart(cart.cartInfo.list, {
    ...context,
    promotions: cart.promotions,
    loginDiscount: cart.loginDiscount && { site: cart.loginDiscount },
  })
  const format = amountFormat(context)
  const isFree = !adjustments.some(({ rule }) => rule === 'shipping')
  const row = (name: string, amount: string) =>
    html`<div>
      <dt>${name}</dt>
      <dd>${amount}</dd>
    </div>`
  return html`<dl>
    ${row(say(PLAIN_TEXTS.subtotal, { count: itemsQty }), format(merchandise))}
    ${adjustments.map(({ rule, amount, reason }) => row(adjustmentWords(rule, reason, say), format(amount)))}
    ${isFree && row(adjustmentWords('shipping', {}, say), say(PLAIN_TEXTS.free))}
    ${row(say(PLAIN_TEXTS.total), format(total))}
  </dl>`
}
