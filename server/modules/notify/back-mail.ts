import {
  htmlLang,
  intlLocale,
  LANGUAGES,
  localeOf,
  spokenFor,
  writeLanguage,
} from '#domain/region/language.ts'
import { SITES } from '#domain/region/sites.ts'
import { html } from '../../providers/html.ts'
import type { Mail } from '../../providers/mail/provider.ts'
import type { Services } from '../../services.ts'
import { readSite, siteOrigin } from '../orders/site-origin.ts'
import { BACK_TEXTS } from './back-mail.texts.ts'

export interface Waited {
  readonly sku: string
  readonly email: string
  readonly site: string
  readonly lang: string
}

/** The mail that a piece is here again; undefined when it has left the shop while the mail waited. */
export function backMail(
  services: Pick<Services, 'catalogue' | 'env' | 'now'>,
  id: string,
  waited: Waited,
): Mail | undefined {
  const site = readSite(waited.site)
  const language = LANGUAGES.find((code) => code === waited.lang) ?? 'en'
  const place = {
    site,
    language,
    currency: SITES[site].currency,
    locale: intlLocale(localeOf(language, site)),
  }
  const piece = services.catalogue.sku(waited.sku, place, services.now())
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
    html: html`<!doctype html>
      <html lang="${htmlLang(language)}">
        <head>
          <meta charset="utf-8" />
          <title>${subject}</title>
        </head>
        <body
          style="margin:0;background:#f6f2ec;color:#1d1a17;font-family:Helvetica,Arial,sans-serif;line-height:1.5"
        >
          <div style="max-width:560px;margin:0 auto;padding:32px 24px;background:#fffdf9">
            <h1 style="font:normal 26px Georgia,serif;margin:0 0 16px">${subject}</h1>
            <p>${lead}</p>
            <p>
              <a
                href="${link}"
                style="display:inline-block;padding:12px 20px;background:#1d1a17;color:#fffdf9;text-decoration:none"
                >${texts.open}</a
              >
            </p>
            <p style="color:#6b635a;font-size:13px">${texts.end}</p>
          </div>
        </body>
      </html>`.toString(),
  }
}
