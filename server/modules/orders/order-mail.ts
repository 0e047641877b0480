import type { OrderView } from '#contract/checkout.contract.ts'
import { writtenAddress } from '#domain/checkout/written-address.ts'
import { spokenFor, writeLanguage, type Language } from '#domain/region/language.ts'
import { INCLUDED_TAX } from '#domain/region/included-tax.ts'
import type { Site } from '#domain/region/sites.ts'
import { letter } from '../../providers/mail/letter.ts'
import type { Mail } from '../../providers/mail/mail-provider.ts'
import type { Tx } from '../../db/schema/database.ts'
import { queueOut, type QueuedItem } from '../../queue/outbox.ts'
import type { Services } from '../../services/services.ts'
import { html, raw, type Html } from '../../providers/html.ts'
import { MAIL_TEXTS, type MailTemplate } from './order-mail.texts.ts'
import { presentOrder } from './orders.present.ts'
import { orderById } from './orders.queries.ts'
import { orderSecret } from './secrets.ts'
import { storefrontOfRow } from '../../core/storefront-of-row.ts'
import { siteOrigin } from '../../core/site-origin.ts'

interface QueuedMail {
  readonly template: MailTemplate
  readonly orderId: string
}

/** `ref`: once for each. */
export async function queueOrderMail(tx: Tx, mail: QueuedMail, ref: string, at: number): Promise<void> {
  await queueOut(tx, { kind: 'mail', ref, payload: { ...mail } }, at)
}

/** Sends one mail of the outbox. */
export async function sendOrderMail(
  services: Pick<Services, 'store' | 'env' | 'mail'>,
  item: QueuedItem,
): Promise<void> {
  const { template, orderId } = JSON.parse(item.payload) as QueuedMail
  await services.mail.send(await orderMail(services, item.id, template, orderId))
}

/** The mail about an order, in the language it was placed in, with a link that opens it. */
export async function orderMail(
  services: Pick<Services, 'store' | 'env'>,
  id: string,
  template: MailTemplate,
  orderId: string,
): Promise<Mail> {
  const { db } = services.store
  const order = await orderById(db, orderId)
  if (!order) throw new RangeError(`a mail about an order that is not there: ${orderId}`)
  const storefront = storefrontOfRow(order)
  const { site, language, locale } = storefront
  const view = await presentOrder(db, order, { language, locale })
  const link = orderLink(services.env.publicUrl, site, language, view, await orderSecret(db, orderId))
  const texts = MAIL_TEXTS[spokenFor(language)]
  return {
    id,
    to: order.email,
    subject: texts.subject[template](view.orderNumber),
    text: asText(template, view, link, storefront),
    html: letter({
      language,
      subject: texts.subject[template](view.orderNumber),
      body: asHtml(template, view, storefront),
      link,
      open: texts.open,
      end: texts.end,
    }),
  }
}

/** The secret is in the fragment: browsers send it to no server, and no log contains it. */
function orderLink(publicUrl: string, site: Site, language: Language, view: OrderView, secret: string) {
  const page = `/payment-result?orderNumber=${encodeURIComponent(view.orderNumber)}#${secret}`
  return `${siteOrigin(publicUrl, site)}${writeLanguage(page, language, site)}`
}

type Storefront = { readonly site: Site; readonly language: Language }
type Sum = readonly [label: string, amount: string]

function sumsOf({ amounts }: OrderView, { site, language }: Storefront): Sum[] {
  const texts = MAIL_TEXTS[spokenFor(language)]
  const sums: Sum[] = [
    [texts.shipping, amounts.shipping === 0 ? texts.free : amounts.formatShipping],
    [`${texts.total} (${texts.tax[INCLUDED_TAX[site]]})`, amounts.formatOtTotal],
  ]
  return amounts.discount > 0 ? [[texts.discount, `−${amounts.formatDiscount}`], ...sums] : sums
}

/** The destination: the recipient's address, or the store. */
function destinationOf(view: OrderView, language: Language): readonly string[] {
  const texts = MAIL_TEXTS[spokenFor(language)]
  if (view.store) return [texts.toStore, view.store.name, view.store.address]
  if (!view.address) return []
  return [texts.toAddress, ...writtenAddress(view.address), view.address.country]
}

function asText(template: MailTemplate, view: OrderView, link: string, storefront: Storefront): string {
  const texts = MAIL_TEXTS[spokenFor(storefront.language)]
  const goods = view.item.map(
    (line) =>
      `${line.productsName}, ${line.color}, ${line.size}\n  ${texts.qty} ${line.qty} · ${line.formatAmount}` +
      (line.finalSale ? ` · ${texts.finalSale}` : ''),
  )
  const sums = sumsOf(view, storefront).map(([label, amount]) => `${label}: ${amount}`)
  return [
    texts.lead[template],
    `${texts.goods}\n${goods.join('\n')}`,
    sums.join('\n'),
    destinationOf(view, storefront.language).join('\n'),
    `${texts.open}: ${link}`,
    texts.end,
  ]
    .filter(Boolean)
    .join('\n\n')
}

const CELL = 'padding:8px 0;border-bottom:1px solid #e7e1d8;vertical-align:top'

function asHtml(template: MailTemplate, view: OrderView, storefront: Storefront): Html {
  const texts = MAIL_TEXTS[spokenFor(storefront.language)]
  const goods = view.item.map(
    (line) =>
      html`<tr>
        <td style="${CELL}">
          ${line.productsName}<br /><small
            >${line.color}, ${line.size} · ${texts.qty}
            ${line.qty}${line.finalSale ? ` · ${texts.finalSale}` : ''}</small
          >
        </td>
        <td style="${CELL};text-align:right;white-space:nowrap">${line.formatAmount}</td>
      </tr>`,
  )
  const sums = sumsOf(view, storefront).map(
    ([label, amount]) =>
      html`<tr>
        <td style="padding:4px 0">${label}</td>
        <td style="padding:4px 0;text-align:right;white-space:nowrap">${amount}</td>
      </tr>`,
  )
  const [label = '', ...lines] = destinationOf(view, storefront.language)
  return html`<p>${texts.lead[template]}</p>
    <table role="presentation" style="width:100%;border-collapse:collapse">
      ${raw(goods.join(''))}
    </table>
    <table role="presentation" style="width:100%;border-collapse:collapse;margin-top:12px">
      ${raw(sums.join(''))}
    </table>
    ${label === '' ? '' : html`<p><strong>${label}</strong><br />${raw(lines.map((line) => html`${line}`).join('<br />'))}</p>`}`
}
