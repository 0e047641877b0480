import { formatDay } from '#domain/region/formats.ts'
import { writeLanguage } from '#domain/region/language.ts'
import { unlinked } from '#domain/text/web-address.ts'
import { amountFormat } from '../../core/amount-format.ts'
import { siteOrigin } from '../../core/site-origin.ts'
import { storefrontOfRow } from '../../core/storefront-of-row.ts'
import { html, type Html } from '../../providers/html.ts'
import { letter } from '../../providers/mail/letter.ts'
import type { Mail } from '../../providers/mail/mail-provider.ts'
import type { Services } from '../../services/services.ts'
import { EGIFT_TEXTS, SENT_TEXTS, UNDELIVERED_TEXTS } from './egift-letter.texts.ts'

/** What the mails about a card say. */
export interface LetterOfCard {
  readonly site: string
  readonly lang: string
  readonly amount: number
  readonly expires_at: number
  readonly recipient_name: string
  readonly recipient_email: string
  readonly sender_name: string
  readonly sender_email: string
  readonly message: string
}

type Letters = Pick<Services, 'env' | 'texts'>

/** The card in a mail, in the language of the order. What people wrote is text: nothing in it can be followed (traps 3.16). */
export function egiftLetter(
  { env, texts }: Letters,
  { id, code, ...card }: LetterOfCard & { readonly id: string; readonly code: string },
): Mail {
  const storefront = storefrontOfRow(card)
  const { site, language } = storefront
  const say = texts.in(language)
  const amount = amountOf(card)
  const [name, sender] = [unlinked(card.recipient_name), unlinked(card.sender_name)]
  const subject = say(EGIFT_TEXTS.subject, { sender })
  const lead = say(EGIFT_TEXTS.lead, { name, sender, amount })
  const words = card.message.split('\n').map(unlinked).filter(Boolean)
  const until = say(EGIFT_TEXTS.until, { day: formatDay(card.expires_at) })
  const [how, open, end] = [say(EGIFT_TEXTS.how), say(EGIFT_TEXTS.open), say(EGIFT_TEXTS.end)]
  // The code is in the fragment: browsers send it to no server, and no log contains it.
  const link = `${siteOrigin(env.publicUrl, site)}${writeLanguage(`/user/gift-card#${code}`, language, site)}`
  const drawn = drawnCard({ amount, code, label: say(EGIFT_TEXTS.code), until })
  const quoted = html`<p style="font:italic 18px Georgia,serif;margin:24px 0">
    ${words.map((line) => html`${line}<br />`)}
  </p>`
  const body = html`<p>${lead}</p>
    ${drawn}${quoted}
    <p>${how}</p>`
  return {
    id,
    to: card.recipient_email,
    subject,
    text: [
      lead,
      words.join('\n'),
      `${say(EGIFT_TEXTS.code)}: ${code}`,
      until,
      how,
      `${open}: ${link}`,
      end,
    ].join('\n\n'),
    html: letter({ language, subject, body, link, open, end }),
  }
}

/** Drawn with boxes and letters alone: mail programs show no pictures at first. */
function drawnCard(card: Readonly<Record<'amount' | 'code' | 'label' | 'until', string>>): Html {
  return html`<table
    role="presentation"
    style="width:100%;border-collapse:separate;background:#3b2237;color:#fbf3ea;border-radius:16px"
  >
    <tr>
      <td style="padding:28px 28px 0;font:26px Georgia,serif;letter-spacing:.3em">VANDA</td>
      <td style="padding:28px 28px 0;text-align:right;color:#d9a3c4;font-size:26px">&#10047;</td>
    </tr>
    <tr>
      <td colspan="2" style="padding:44px 28px 8px;font:44px Georgia,serif">${card.amount}</td>
    </tr>
    <tr>
      <td colspan="2" style="padding:8px 28px;font-size:13px;color:#e6cfdf">${card.label}</td>
    </tr>
    <tr>
      <td colspan="2" style="padding:0 28px 8px;font:20px monospace;letter-spacing:.08em">${card.code}</td>
    </tr>
    <tr>
      <td colspan="2" style="padding:8px 28px 28px;font-size:13px;color:#e6cfdf">${card.until}</td>
    </tr>
  </table>`
}

interface LinkToOrder {
  readonly id: string
  /** The page of the order, where its address is corrected. */
  readonly link: string
}

/** Tells the sender where the card went, with a link to the order; undefined where the sender is erased. */
export function sentLetter(
  { texts }: Pick<Letters, 'texts'>,
  { id, link }: LinkToOrder,
  card: LetterOfCard,
): Mail | undefined {
  if (card.sender_email === '') return undefined
  const { language } = storefrontOfRow(card)
  const say = texts.in(language)
  const name = unlinked(card.recipient_name)
  const subject = say(SENT_TEXTS.subject, { name })
  const lead = say(SENT_TEXTS.lead, { name, amount: amountOf(card), email: card.recipient_email })
  const [mend, open, end] = [say(SENT_TEXTS.mend), say(UNDELIVERED_TEXTS.open), say(SENT_TEXTS.end)]
  const body = html`<p>${lead}</p>
    <p>${mend}</p>`
  return {
    id,
    to: card.sender_email,
    subject,
    text: [lead, mend, `${open}: ${link}`, end].join('\n\n'),
    html: letter({ language, subject, body, link, open, end }),
  }
}

interface Undelivered extends LinkToOrder {
  /** The buyer's address. */
  readonly to: string
}

/** Tells the buyer that the card could not be delivered, with a link to the order, where its address is corrected (traps 3.16). */
export function undeliveredLetter(
  { texts }: Pick<Letters, 'texts'>,
  { id, to, link }: Undelivered,
  card: LetterOfCard,
): Mail {
  const { language } = storefrontOfRow(card)
  const say = texts.in(language)
  const subject = say(UNDELIVERED_TEXTS.subject, { name: unlinked(card.recipient_name) })
  const lead = say(UNDELIVERED_TEXTS.lead, { amount: amountOf(card), email: card.recipient_email })
  const [mend, open, end] = [
    say(UNDELIVERED_TEXTS.mend),
    say(UNDELIVERED_TEXTS.open),
    say(UNDELIVERED_TEXTS.end),
  ]
  const body = html`<p>${lead}</p>
    <p>${mend}</p>`
  return {
    id,
    to,
    subject,
    text: [lead, mend, `${open}: ${link}`, end].join('\n\n'),
    html: letter({ language, subject, body, link, open, end }),
  }
}

/** A card keeps its currency on every site. */
function amountOf(card: LetterOfCard): string {
  const { locale } = storefrontOfRow(card)
  return amountFormat({ currency: 'SGD', locale })(card.amount)
}
