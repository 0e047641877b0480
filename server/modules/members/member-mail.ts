import { writeLanguage } from '#domain/region/language.ts'
import { siteOrigin } from '../../core/site-origin.ts'
import { storefrontOfRow } from '../../core/storefront-of-row.ts'
import { html } from '../../providers/html.ts'
import { letter } from '../../providers/mail/letter.ts'
import type { Mail } from '../../providers/mail/mail-provider.ts'
import type { QueuedItem } from '../../queue/outbox.ts'
import type { Services } from '../../services/services.ts'
import { createLink } from './member-links.ts'
import { MEMBER_MAIL_TEXTS, type MemberMailTemplate } from './member-mail.texts.ts'
import { memberById, type Member } from './members.queries.ts'
import type { QueuedMemberMail } from './queue-member-mail.ts'

type Parts = Pick<Services, 'store' | 'now' | 'env' | 'mail' | 'texts'>

/**
 * Sends one mail of the outbox. Its link is made now, so that no token is stored; a mail that is sent again has another
 * link, and only the newest works.
 */
export async function sendMemberMail(services: Parts, item: QueuedItem): Promise<void> {
  const { template, memberId } = JSON.parse(item.payload) as QueuedMemberMail
  const member = await memberById(services.store.db, memberId)
  if (!member || (template === 'confirm' && member.email_confirmed_at !== null)) return
  await services.mail.send(
    memberMail(services, { id: item.id, member, template }, await pathOf(services, template, member)),
  )
}

/** The token is behind the hash, which browsers send to no server (trust.md S7). */
async function pathOf(services: Parts, template: MemberMailTemplate, member: Member): Promise<string> {
  if (template === 'password-changed') return '/forgotPassword'
  const token = await createLink(services, { member, kind: template })
  return `${template === 'reset' ? '/resetpwd' : '/user/settings/Email-Confirm'}#${token}`
}

function memberMail(
  { env, texts }: Parts,
  {
    id,
    member,
    template,
  }: { readonly id: string; readonly member: Member; readonly template: MemberMailTemplate },
  path: string,
): Mail {
  const { site, language } = storefrontOfRow(member)
  const say = texts.in(language)
  const words = MEMBER_MAIL_TEXTS[template]
  const lead = say(words.lead, { name: member.nickname })
  const [subject, open, end] = [say(words.subject), say(words.open), say(MEMBER_MAIL_TEXTS.end)]
  const link = `${siteOrigin(env.publicUrl, site)}${writeLanguage(path, language, site)}`
  return {
    id,
    to: member.email,
    subject,
    text: [lead, `${open}: ${link}`, end].join('\n\n'),
    html: letter({ language, subject, body: html`<p>${lead}</p>`, link, open, end }),
  }
}
