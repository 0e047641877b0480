import { writeLanguage } from '#domain/region/language.ts'
import { formatMoment } from '#domain/region/formats.ts'
import { siteOrigin } from '../../core/site-origin.ts'
import { storefrontOfRow } from '../../core/storefront-of-row.ts'
import { html } from '../../providers/html.ts'
import { letter } from '../../providers/mail/letter.ts'
import type { Mail } from '../../providers/mail/mail-provider.ts'
import type { Services } from '../../services/services.ts'
import type { Coupon } from '../promotions/coupon-rows.ts'
import { couponFormat, termsWords } from '../promotions/coupon-words.ts'
import { UNSUBSCRIBE_TEXT } from '../newsletter/newsletter-letters.texts.ts'
import { unsubscribeLinks } from '../newsletter/unsubscribe-link.ts'
import { COUPON_MAIL_TEXTS } from './coupon-letter.texts.ts'

/** The shop's own: the mail names it, and the zone of its reader is not known. */
const MAIL_TIME_ZONE = 'Asia/Singapore'

interface Notice {
  readonly id: string
  readonly reader: { readonly email: string; readonly site: string; readonly lang: string }
  readonly coupon: Coupon
  readonly endsAt: number
}

/** The mail that a coupon ends soon. */
export async function couponMail(
  { env, texts, store }: Pick<Services, 'env' | 'texts' | 'store'>,
  { id, reader, coupon, endsAt }: Notice,
): Promise<Mail> {
  const storefront = storefrontOfRow(reader)
  const { site, language } = storefront
  const say = texts.in(language)
  const label = termsWords(coupon, couponFormat(storefront), say)
  const words = COUPON_MAIL_TEXTS[coupon.in_store === 1 ? 'inStore' : 'online']
  const subject = say(COUPON_MAIL_TEXTS.subject, { label })
  const lead = say(words, { code: coupon.code, label, date: formatMoment(endsAt, MAIL_TIME_ZONE) })
  const [open, end] = [say(COUPON_MAIL_TEXTS.open), say(COUPON_MAIL_TEXTS.end)]
  const link = `${siteOrigin(env.publicUrl, site)}${writeLanguage('/user/coupon', language, site)}`
  const { page, oneClick } = await unsubscribeLinks({ env, store }, reader)
  const unsubscribe = { link: page, label: say(UNSUBSCRIBE_TEXT) }
  return {
    id,
    to: reader.email,
    subject,
    text: [lead, `${open}: ${link}`, end, `${unsubscribe.label}: ${page}`].join('\n\n'),
    html: letter({ language, subject, body: html`<p>${lead}</p>`, link, open, end, unsubscribe }),
    oneClick,
  }
}
