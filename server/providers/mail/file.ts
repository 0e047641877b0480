import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { messageOf } from './message.ts'
import type { MailProvider } from './mail-provider.ts'

/** Writes mails as `.eml` files into a folder instead of sending them: for a shop without a mail server. */
export function fileMail({ dir, from }: { readonly dir: string; readonly from: string }): MailProvider {
  return {
    name: 'file',
    async send(mail) {
      const { createTransport } = await import('nodemailer')
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      const { message } = await composer.sendMail(messageOf(mail, from))
      await mkdir(dir, { recursive: true })
      const name = join(dir, `${mail.id.replaceAll(/[^A-Za-z0-9_-]/g, '_')}.eml`)
      // Written to a temporary file and renamed, so that no reader sees a partial mail.
      const draft = `${name}.part`
      const file = await open(draft, 'w', 0o600)
      try {
        await file.writeFile(message as Buffer)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, name)
    },
    async forget(before) {
      const names = await readdir(dir).catch(() => [])
      for (const name of names) {
        const file = join(dir, name)
        const { mtimeMs } = await stat(file)
        if (mtimeMs < before) await rm(file, { force: true })
      }
    },
  }
}
