import { formatMoment } from '#domain/region/formats.ts'
import { writeLanguage } from '#domain/region/language.ts'
import { siteOrigin } from '../../core/site-origin.ts'
import { storefrontOfRow } from '../../core/storefront-of-row.ts'
import { html } from '../../providers/html.ts'
import { letter } from '../../providers/mail/letter.ts'
import type { Mail } from '../../providers/mail/mail-provider.ts'
import type { QueuedItem } from '../../queue/outbox.ts'
import type { Services } from '../../services/services.ts'
import type { Coupon } from '../promotions/coupon-rows.ts'
import { couponFormat, termsWords } from '../promotions/coupon-words.ts'
import { UNSUBSCRIBE_TEXT, WELCOME_TEXTS } from './newsletter-letters.texts.ts'
import { welcomeCoupons } from './newsletter.queries.ts'
import { unsubscribeLinks } from './unsubscribe-link.ts'

/** The shop's own: the mail names it, and the zone of its reader is not known. */
const MAIL_TIME_ZONE = 'Asia/Singapore'

/** Mails the codes of a subscription, unless it has ended meanwhile. */
export async function sendWelcomeMail(services: Services, item: QueuedItem): Promise<void> {
  const { email } = JSON.parse(item.payload) as { readonly email: string }
  const { db } = services.store
  const subscription = await db
    .selectFrom('newsletter')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst()
  if (!subscription) return
  const coupons = await welcomeCoupons(db, subscription)
  const [first] = coupons
  if (!first || first.ends_at === null) return
  const reader = { ...subscription, endsAt: first.ends_at }
  await services.mail.send(await welcomeMail(services, item.id, { reader, coupons }))
}

interface Welcome {
  readonly reader: {
    readonly email: string
    readonly site: string
    readonly lang: string
    readonly endsAt: number
  }
  readonly coupons: readonly Coupon[]
}

async function welcomeMail(
  { env, texts, store }: Pick<Services, 'env' | 'texts' | 'store'>,
  id: string,
  { reader, coupons }: Welcome,
): Promise<Mail> {
  const storefront = storefrontOfRow(reader)
  const { site, language } = storefront
  const say = texts.in(language)
  const format = couponFormat(storefront)
  const lines = coupons.map((coupon) => `${coupon.code}: ${termsWords(coupon, format, say)}`)
  const subject = say(WELCOME_TEXTS.subject, { number: coupons.length })
  const lead = say(WELCOME_TEXTS.lead, { date: formatMoment(reader.endsAt, MAIL_TIME_ZONE) })
  const [open, end] = [say(WELCOME_TEXTS.open), say(WELCOME_TEXTS.end)]
  const link = `${siteOrigin(env.publicUrl, site)}${writeLanguage('/user/coupon', language, site)}`
  const list = lines.map((line) => html`<li>${line}</li>`)
  const { page, oneClick } = await unsubscribeLinks({ env, store }, reader)
  const unsubscribe = { link: page, label: say(UNSUBSCRIBE_TEXT) }
  return {
    id,
    to: reader.email,
    subject,
    text: [lead, lines.join('\n'), `${open}: ${link}`, end, `${unsubscribe.label}: ${page}`].join('\n\n'),
    html: letter({
      language,
      subject,
      body: html`<p>${lead}</p>
        <ul>
          ${list}
        </ul>`,
      link,
      open,
      end,
      unsubscribe,
    }),
    oneClick,
  }
}
