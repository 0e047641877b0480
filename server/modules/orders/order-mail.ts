import type { EgiftView } from '#contract/buying/egift-fields.ts'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import type { OrderKey } from '#contract/fields.ts'
import { writtenAddress } from '#domain/checkout/written-address.ts'
import { formatDay } from '#domain/region/formats.ts'
import { writeLanguage } from '#domain/region/language.ts'
import { adjustmentWords } from '#domain/cart/adjustment-words.ts'
import type { Say } from '#domain/region/say.ts'
import { unlinked } from '#domain/text/web-address.ts'
import { INCLUDED_TAX } from '#domain/region/included-tax.ts'
import type { Site } from '#domain/region/sites.ts'
import type { Storefront } from '#domain/region/storefront.ts'
import { letter } from '../../providers/mail/letter.ts'
import type { Mail } from '../../providers/mail/mail-provider.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { Parcel } from '../../events/server-events.ts'
import { queueOut, type QueuedItem } from '../../queue/outbox.ts'
import type { Services } from '../../services/services.ts'
import { html, type Html } from '../../providers/html.ts'
import { MAIL_TEXTS, type MailTemplate } from './order-mail.texts.ts'
import { presentOrder } from './orders.present.ts'
import { orderById } from './orders.queries.ts'
import { orderSecret } from './secrets.ts'
import { storefrontOfRow } from '../../core/storefront-of-row.ts'
import { siteOrigin } from '../../core/site-origin.ts'

interface QueuedMail {
  readonly template: MailTemplate
  readonly orderId: string
  /** Of a shipped order. */
  readonly parcel?: Parcel
  /** The refund whose amount the mail states. */
  readonly refundId?: string
  /** The return that the mail is about. */
  readonly returnId?: string
  /** What the shop says with its decision. */
  readonly note?: string
}

/** Queued once per `ref`. */
export async function queueOrderMail(
  tx: Tx,
  mail: QueuedMail,
  { ref, at }: { readonly ref: string; readonly at: number },
): Promise<void> {
  await queueOut(tx, { kind: 'mail', ref, payload: { ...mail } }, at)
}

/** The order id of an outbox item that mails nothing: it only takes the time of a mail. */
export const NO_ORDER = ''

/** Sends one mail of the outbox; none about an order whose buyer is erased. */
export async function sendOrderMail(
  services: Pick<Services, 'store' | 'env' | 'mail' | 'texts' | 'now'>,
  item: QueuedItem,
): Promise<void> {
  const queued = JSON.parse(item.payload) as QueuedMail
  if (queued.orderId === NO_ORDER) return
  const mail = await orderMail(services, item.id, queued)
  if (mail.to !== '') await services.mail.send(mail)
}

/** The mail about an order, in the language it was placed in, with a link that opens it. */
export async function orderMail(
  services: Pick<Services, 'store' | 'env' | 'texts' | 'now'>,
  id: string,
  queued: QueuedMail,
): Promise<Mail> {
  const { template, orderId } = queued
  const { db } = services.store
  const order = await orderById(db, orderId)
  if (!order) throw new RangeError(`a mail about an order that is not there: ${orderId}`)
  const storefront = storefrontOfRow(order)
  const { site, language, locale } = storefront
  const say = services.texts.in(language)
  const view = await presentOrder(db, order, { language, locale, say, now: services.now() })
  const secret = await orderSecret(db, orderId)
  const link = orderLink(services.env.publicUrl, storefront, { orderNumber: view.orderNumber, secret })
  const subject = say(MAIL_TEXTS.subject[template], { number: view.orderNumber })
  const parts = { lead: leadOf(say, queued, view), view, link, site, say }
  return {
    id,
    to: order.email,
    subject,
    text: asText(parts),
    html: letter({
      language,
      subject,
      body: asHtml(parts),
      link,
      open: say(MAIL_TEXTS.open),
      end: say(MAIL_TEXTS.end),
    }),
  }
}

/** The secret is in the fragment: browsers send it to no server, and no log contains it. */
export function orderLink(
  publicUrl: string,
  { site, language }: Pick<Storefront, 'site' | 'language'>,
  { orderNumber, secret }: OrderKey,
): string {
  const page = `/payment-result?orderNumber=${encodeURIComponent(orderNumber)}#${secret}`
  return `${siteOrigin(publicUrl, site)}${writeLanguage(page, language, site)}`
}

/** What has happened to the order, a paragraph each. */
function leadOf(
  say: Say,
  { template, parcel, refundId, returnId, note = '' }: QueuedMail,
  { paidAt, egifts, refunds, returns, receiptNumber: receipt = '' }: OrderView,
): readonly string[] {
  const refund = refunds.find(({ id }) => id === refundId)
  const number = returns.find(({ id }) => id === returnId)?.returnNumber
  return [
    ...(template === 'paid' && egifts
      ? [say(MAIL_TEXTS.egiftPaid), ...egifts.map((egift) => egiftLine(say, egift, paidAt))]
      : [say(MAIL_TEXTS.lead[template])]),
    ...(note === '' ? [] : [unlinked(note)]),
    ...(parcel ? [say(MAIL_TEXTS.parcel, { ...parcel })] : []),
    ...(number === undefined ? [] : [say(MAIL_TEXTS.returnNumber, { number })]),
    ...(refund ? [say(MAIL_TEXTS.refund, { amount: refund.formatAmount })] : []),
    ...(refund?.creditNumber === undefined
      ? []
      : [say(MAIL_TEXTS.credit, { credit: refund.creditNumber, receipt })]),
  ]
}

/** The recipients of the cards of a line, and the day of a card that waits for one. */
function egiftLine(say: Say, { recipientName, recipientEmail, sendAt }: EgiftView, paidAt: number | null) {
  const person = { name: unlinked(recipientName), email: recipientEmail }
  if (sendAt <= (paidAt ?? sendAt)) return say(MAIL_TEXTS.egiftNow, person)
  return say(MAIL_TEXTS.egiftOn, { ...person, day: formatDay(sendAt) })
}

interface MailParts {
  readonly lead: readonly string[]
  readonly view: OrderView
  readonly link: string
  readonly site: Site
  readonly say: Say
}
type Sum = readonly [label: string, amount: string]

function sumsOf({ view: { amounts, adjustments, tenders }, site, say }: MailParts): Sum[] {
  const isFree = !adjustments.some(({ rule }) => rule === 'shipping')
  return [
    ...adjustments.map(({ label, format }): Sum => [label, format]),
    ...(isFree ? [[adjustmentWords('shipping', {}, say), say(MAIL_TEXTS.free)] as const] : []),
    [`${say(MAIL_TEXTS.total)} (${say(MAIL_TEXTS.tax[INCLUDED_TAX[site]])})`, amounts.formatOtTotal],
    ...tenders.map(({ label, format }): Sum => [label, `−${format}`]),
    ...(tenders.length > 0 ? [[say(MAIL_TEXTS.due), amounts.formatDue] as const] : []),
  ]
}

/** Lines of the destination: the recipient's address, or the store of a pickup. */
function destinationOf({ view, say }: MailParts): readonly string[] {
  if (view.store) return [say(MAIL_TEXTS.toStore), view.store.name, view.store.address]
  if (!view.address) return []
  return [say(MAIL_TEXTS.toAddress), ...writtenAddress(view.address).map(unlinked), view.address.country]
}

/** Lines of the billing address, where it is another one. */
function billingOf({ view: { billing }, say }: MailParts): readonly string[] {
  if (!billing) return []
  return [say(MAIL_TEXTS.billing), ...writtenAddress(billing).map(unlinked), billing.country]
}

function asText(parts: MailParts): string {
  const { lead, view, link, say } = parts
  const goods = view.item.map(
    (line) =>
      `${line.productsName}, ${line.color}, ${line.size}\n  ${say(MAIL_TEXTS.qty)} ${line.qty} · ${line.formatAmount}` +
      (line.finalSale ? ` · ${say(MAIL_TEXTS.finalSale)}` : ''),
  )
  const sums = sumsOf(parts).map(([label, amount]) => `${label}: ${amount}`)
  return [
    lead.join('\n'),
    `${say(MAIL_TEXTS.goods)}\n${goods.join('\n')}`,
    sums.join('\n'),
    destinationOf(parts).join('\n'),
    billingOf(parts).join('\n'),
    `${say(MAIL_TEXTS.open)}: ${link}`,
    say(MAIL_TEXTS.end),
  ]
    .filter(Boolean)
    .join('\n\n')
}

const CELL = 'padding:8px 0;border-bottom:1px solid #e7e1d8;vertical-align:top'

function asHtml(parts: MailParts): Html {
  const { lead, view, say } = parts
  const goods = view.item.map(
    (line) =>
      html`<tr>
        <td style="${CELL}">
          ${line.productsName}<br /><small
            >${line.color}, ${line.size} · ${say(MAIL_TEXTS.qty)}
            ${line.qty}${line.finalSale && ` · ${say(MAIL_TEXTS.finalSale)}`}</small
          >
        </td>
        <td style="${CELL};text-align:right;white-space:nowrap">${line.formatAmount}</td>
      </tr>`,
  )
  const sums = sumsOf(parts).map(
    ([label, amount]) =>
      html`<tr>
        <td style="padding:4px 0">${label}</td>
        <td style="padding:4px 0;text-align:right;white-space:nowrap">${amount}</td>
      </tr>`,
  )
  return html`${lead.map((line) => html`<p>${line}</p>`)}
    <table role="presentation" style="width:100%;border-collapse:collapse">
      ${goods}
    </table>
    <table role="presentation" style="width:100%;border-collapse:collapse;margin-top:12px">
      ${sums}
    </table>
    ${[destinationOf(parts), billingOf(parts)].map(asParagraph)}`
}

function asParagraph([label = '', ...lines]: readonly string[]) {
  return (
    label !== '' &&
    html`<p><strong>${label}</strong>${lines.map((line) => html`<br /><bdi>${line}</bdi>`)}</p>`
  )
}
