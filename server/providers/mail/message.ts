import type { Mail } from './mail-provider.ts'

/** The mail for nodemailer; `id` becomes the Message-ID, so that a second delivery is recognised. */
export function messageOf(mail: Mail, from: string) {
  return {
    messageId: `<${mail.id}@${domainOf(from)}>`,
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The shop's mail server signs both with DKIM, or mail programs ignore the second (RFC 8058, 4). */
function unsubscribeHeaders({ oneClick }: Mail): Record<string, string> {
  if (oneClick === undefined) return {}
  return { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

function domainOf(from: string): string {
  return /@([A-Za-z0-9.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
}
