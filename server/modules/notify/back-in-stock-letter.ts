import { writeLanguage } from '#domain/region/language.ts'
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
  services: Pick<Services, 'catalogue' | 'env' | 'now' | 'texts'>,
  id: string,
  waited: WaitingNotice,
): Mail | undefined {
  const storefront = storefrontOfRow(waited)
  const { site, language } = storefront
  const piece = services.catalogue.sku(waited.sku, storefront, services.now())
  if (!piece?.onSale) return undefined
  const say = services.texts.in(language)
  const subject = say(BACK_TEXTS.subject, { name: piece.name })
  const kind = [piece.color, piece.size].filter(Boolean).join(', ')
  const lead = say(BACK_TEXTS.lead, { name: piece.name, kind })
  const page = writeLanguage(`${piece.baseUrl}?sku=${encodeURIComponent(piece.sku)}`, language, site)
  const link = `${siteOrigin(services.env.publicUrl, site)}${page}`
  const [open, end] = [say(BACK_TEXTS.open), say(BACK_TEXTS.end)]
  return {
    id,
    to: waited.email,
    subject,
    text: [lead, `${open}: ${link}`, end].join('\n\n'),
    html: letter({ language, subject, body: html`<p>${lead}</p>`, link, open, end }),
  }
}
