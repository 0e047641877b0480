import { spokenFor, writeLanguage } from '#domain/region/language.ts'
import { html } from '../../providers/html.ts'
import { letter } from '../../providers/mail/letter.ts'
import type { Mail } from '../../providers/mail/mail-provider.ts'
import type { Services } from '../../services/services.ts'
import { storefrontOfRow } from '../../core/storefront-of-row.ts'
import { siteOrigin } from '../../core/site-origin.ts'
import { BACK_TEXTS } from './back-in-stock-letter.texts.ts'

export interface WaitingNotice {
  readonly sku: string
  readonly email: string
  readonly site: string
  readonly lang: string
}

/** The back-in-stock mail; undefined when the piece was withdrawn while the mail waited. */
export function backMail(
  services: Pick<Services, 'catalogue' | 'env' | 'now'>,
  id: string,
  waited: WaitingNotice,
): Mail | undefined {
  const storefront = storefrontOfRow(waited)
  const { site, language } = storefront
  const piece = services.catalogue.sku(waited.sku, storefront, services.now())
  if (!piece?.onSale) return undefined
  const texts = BACK_TEXTS[spokenFor(language)]
  const subject = texts.subject(piece.name)
  const lead = texts.lead(piece.name, [piece.color, piece.size].filter(Boolean).join(', '))
  const page = writeLanguage(`${piece.baseUrl}?sku=${encodeURIComponent(piece.sku)}`, language, site)
  const link = `${siteOrigin(services.env.publicUrl, site)}${page}`
  return {
    id,
    to: waited.email,
    subject,
    text: [lead, `${texts.open}: ${link}`, texts.end].join('\n\n'),
    html: letter({ language, subject, body: html`<p>${lead}</p>`, link, open: texts.open, end: texts.end }),
  }
}
