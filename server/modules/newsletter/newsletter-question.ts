import { randomBytes } from 'node:crypto'
import { writeLanguage } from '#domain/region/language.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { sha256 } from '../../core/digest.ts'
import { siteOrigin } from '../../core/site-origin.ts'
import { storefrontOfRow } from '../../core/storefront-of-row.ts'
import type { Tx } from '../../db/schema/database.ts'
import { html } from '../../providers/html.ts'
import { letter } from '../../providers/mail/letter.ts'
import { queueOut, type QueuedItem } from '../../queue/outbox.ts'
import type { Services } from '../../services/services.ts'
import { QUESTION_TEXTS } from './newsletter-letters.texts.ts'

/** Queues the mail that asks an address for its consent: once a day at most, however many users enter it (trust.md S33). */
export async function queueNewsletterQuestion(tx: Tx, email: string, at: number): Promise<void> {
  // The reference is logged, so it holds no address.
  const ref = `${sha256(email)}:${Math.floor(at / DAY_MS)}`
  await queueOut(tx, { kind: 'newsletter-question', ref, payload: { email } }, at)
}

/** Mails the question with a link; its token is made now and stored as a hash, and only the newest works. */
export async function sendNewsletterQuestion(services: Services, item: QueuedItem): Promise<void> {
  const { email } = JSON.parse(item.payload) as { readonly email: string }
  const token = randomBytes(32).toString('base64url')
  const asked = await services.store.db
    .updateTable('newsletter')
    .set({ token_hash: sha256(token) })
    .where('email', '=', email)
    .where('confirmed_at', 'is', null)
    .returning(['site', 'lang'])
    .executeTakeFirst()
  if (!asked) return
  const { site, language } = storefrontOfRow(asked)
  const say = services.texts.in(language)
  const [subject, lead, open, end] = [
    say(QUESTION_TEXTS.subject),
    say(QUESTION_TEXTS.lead),
    say(QUESTION_TEXTS.open),
    say(QUESTION_TEXTS.end),
  ]
  const page = writeLanguage(`/account/newsletter#${token}`, language, site)
  const link = `${siteOrigin(services.env.publicUrl, site)}${page}`
  // A repeated attempt has another token, so it is another message: a mail server must not drop it as the one before.
  await services.mail.send({
    id: `${item.id}-${item.attempts}`,
    to: email,
    subject,
    text: [lead, `${open}: ${link}`, end].join('\n\n'),
    html: letter({ language, subject, body: html`<p>${lead}</p>`, link, open, end }),
  })
}
