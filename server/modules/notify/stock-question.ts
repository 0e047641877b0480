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
import { QUESTION_TEXTS } from './back-in-stock-letter.texts.ts'

/** Queues the mail that asks an address for its consent: once a day at most, however many users enter it (trust.md S33). */
export async function queueStockQuestion(tx: Tx, email: string, at: number): Promise<void> {
  // The reference is logged, so it holds no address.
  const ref = `${sha256(email)}:${Math.floor(at / DAY_MS)}`
  await queueOut(tx, { kind: 'stock-question', ref, payload: { email } }, at)
}

/** Mails the question with a link; its token is made now and stored as a hash, and only the newest works. */
export async function sendStockQuestion(services: Services, item: QueuedItem): Promise<void> {
  const { email } = JSON.parse(item.payload) as { readonly email: string }
  const token = randomBytes(32).toString('base64url')
  const [notice] = await services.store.db
    .updateTable('stock_notice')
    .set({ token_hash: sha256(token) })
    .where('email', '=', email)
    .where('confirmed_at', 'is', null)
    .returning(['sku', 'site', 'lang'])
    .execute()
  if (!notice) return
  const storefront = storefrontOfRow(notice)
  const { site, language } = storefront
  const piece = services.catalogue.sku(notice.sku, storefront, services.now())
  if (!piece) return
  const say = services.texts.in(language)
  const [subject, open, end] = [
    say(QUESTION_TEXTS.subject),
    say(QUESTION_TEXTS.open),
    say(QUESTION_TEXTS.end),
  ]
  const lead = say(QUESTION_TEXTS.lead, { name: piece.name })
  const link = `${siteOrigin(services.env.publicUrl, site)}${writeLanguage(`/account/stock-mail#${token}`, language, site)}`
  // A repeated attempt has another token, so it is another message: a mail server must not drop it as the one before.
  await services.mail.send({
    id: `${item.id}-${item.attempts}`,
    to: email,
    subject,
    text: [lead, `${open}: ${link}`, end].join('\n\n'),
    html: letter({ language, subject, body: html`<p>${lead}</p>`, link, open, end }),
  })
}
