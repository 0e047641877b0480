import { formatMoment } from '#domain/region/formats.ts'
import { writeLanguage } from '#domain/region/language.ts'
import { allowedOnRestricted, SITES } from '#domain/region/sites.ts'
import type { Say } from '#domain/region/say.ts'
import { isolate } from '#domain/text/isolate.ts'
import { unlinked } from '#domain/text/web-address.ts'
import { siteOrigin } from '../../../core/site-origin.ts'
import { storefrontOfRow } from '../../../core/storefront-of-row.ts'
import { html } from '../../../providers/html.ts'
import { letter } from '../../../providers/mail/letter.ts'
import type { Mail } from '../../../providers/mail/mail-provider.ts'
import type { QueuedItem } from '../../../queue/outbox.ts'
import type { Services } from '../../../services/services.ts'
import { createLink } from './member-links.ts'
import { MEMBER_MAIL_TEXTS } from './member-mail.texts.ts'
import { memberById, type Member } from '../members.queries.ts'
import type { QueuedMemberMail } from './queue-member-mail.ts'

/** The shop's own: the mail names it, and the zone of its reader is not known. */
const MAIL_TIME_ZONE = 'Asia/Singapore'

/** Digits of a phone number shown in a mail: enough to recognise it. */
const LAST_DIGITS = 3

type Parts = Pick<Services, 'store' | 'now' | 'env' | 'mail' | 'texts'>

/**
 * Sends one mail of the outbox. Its link is made now, so that no token is stored; a mail that is sent again has another
 * link, and only the newest works.
 */
export async function sendMemberMail(services: Parts, item: QueuedItem): Promise<void> {
  const mail = JSON.parse(item.payload) as QueuedMemberMail
  const member = await memberById(services.store.db, mail.memberId)
  if (!member || isOutdated(mail, member)) return
  const path = await pathOf(services, mail, member)
  await services.mail.send(memberMail(services, { ...mail, id: item.id, member }, path))
}

/** An address that is confirmed already or wanted no more; a deletion that was taken back. */
function isOutdated({ template, newEmail }: QueuedMemberMail, member: Member): boolean {
  if (template === 'confirm') return member.email_confirmed_at !== null
  if (template === 'email-new') return member.new_email !== newEmail
  return template === 'leaving' && member.leaves_at === null
}

/** Where a mail without a token leads. */
const PATHS = {
  'password-changed': '/forgotPassword',
  'new-device': '/user/account-security',
  'passkey-added': '/user/account-security',
  'passkey-removed': '/user/account-security',
  leaving: '/user/dashboard',
  'email-changing': '/forgotPassword',
  'email-changed': '/Contact-Us',
  'email-taken': '/user/dashboard',
  'phone-changed': '/forgotPassword',
  'social-linked': '/user/account-security',
  'social-connected': '/user/account-security',
  'social-unlinked': '/user/account-security',
  'social-secured': '/user/dashboard',
} as const

/** The token is behind the hash, which browsers send to no server (trust.md S7). */
async function pathOf(
  services: Parts,
  { template, newEmail }: QueuedMemberMail,
  member: Member,
): Promise<string> {
  if (template === 'reset')
    return `/resetpwd#${await createLink(services, { member, kind: 'reset', email: member.email })}`
  if (template === 'confirm' || template === 'email-new') {
    const email = newEmail ?? member.email
    return `/user/settings/Email-Confirm#${await createLink(services, { member, kind: 'confirm', email })}`
  }
  return PATHS[template]
}

/**
 * The name in a greeting: none before the address is confirmed, as another user may have entered it, and nothing in it
 * that a mail client turns into a link.
 */
function nameIn({ member, to = member.email }: MemberMail, say: Say): string {
  const isProven = member.email_confirmed_at !== null && to === member.email
  return (isProven && isolate(unlinked(member.nickname))) || say(MEMBER_MAIL_TEXTS.nameless)
}

interface MemberMail extends QueuedMemberMail {
  readonly id: string
  readonly member: Member
}

function memberMail({ env, texts }: Parts, mail: MemberMail, path: string): Mail {
  const { id, member, template } = mail
  const { site: home, language } = storefrontOfRow(member)
  // A restricted site redirects the pages that it does not have (spec 2.3).
  const site = SITES[home].restricted && !allowedOnRestricted(path.replace(/#.*/, '')) ? 'sg' : home
  const say = texts.in(language)
  const words = MEMBER_MAIL_TEXTS[template]
  const date = template === 'leaving' ? (member.leaves_at ?? mail.at) : mail.at
  const values = {
    name: nameIn(mail, say),
    browser: mail.browser || say(MEMBER_MAIL_TEXTS.unknownBrowser),
    date: formatMoment(date, MAIL_TIME_ZONE),
    email: mail.newEmail ?? '',
    phone: member.phone.slice(-LAST_DIGITS),
    social: mail.social ?? '',
  }
  const lead = say(words.lead, values)
  const [subject, open] = [say(words.subject, values), say(words.open)]
  const end = say(template === 'email-new' ? MEMBER_MAIL_TEXTS.endNew : MEMBER_MAIL_TEXTS.end)
  const link = `${siteOrigin(env.publicUrl, site)}${writeLanguage(path, language, site)}`
  return {
    id,
    to: mail.to ?? member.email,
    subject,
    text: [lead, `${open}: ${link}`, end].join('\n\n'),
    html: letter({ language, subject, body: html`<p>${lead}</p>`, link, open, end }),
  }
}
