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
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function domainOf(from: string): string {
  return /@([A-Za-z0-9.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
}
