import { createTransport } from 'nodemailer'
import { messageOf } from './message.ts'
import type { MailProvider } from './mail-provider.ts'

const WAIT_MS = 15_000

/** The error excludes the server's own message, which names the recipient, because it is logged (trust.md S34). */
class MailNotSent extends Error {
  override readonly name = 'MailNotSent'
}

/** Sends through a mail server: `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
export function smtpMail({ url, from }: { readonly url: string; readonly from: string }): MailProvider {
  const transport = createTransport({ url, ...limits })
  return {
    name: 'smtp',
    async send(mail) {
      await transport.sendMail(messageOf(mail, from)).catch((error: unknown) => {
        const { code, responseCode } = error as { code?: string; responseCode?: number }
        throw new MailNotSent(`the mail server said ${responseCode ?? code ?? 'nothing'}`)
      })
    },
  }
}

/** Well under the lease of the outbox, so that no second node sends what the first is still sending. */
const limits = { connectionTimeout: WAIT_MS, greetingTimeout: WAIT_MS, socketTimeout: WAIT_MS }
