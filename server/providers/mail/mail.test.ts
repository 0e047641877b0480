import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileMail } from './file.ts'
import type { Mail } from './mail-provider.ts'
import { smtpMail } from './smtp.ts'

const FROM = 'Vanda <orders@vanda.example>'
const MAIL: Mail = {
  id: 'mail-1',
  to: 'mei@example.com',
  subject: 'ご注文 VD1 を承りました',
  text: 'ありがとうございます',
  html: '<p>ありがとうございます</p>',
}

describe('mails as files', () => {
  test('are whole, and a mail that is sent again replaces itself', async () => {
    const dir = join(mkdtempSync(join(tmpdir(), 'vanda-mail-')), 'mail')
    const post = fileMail({ dir, from: FROM })
    await post.send(MAIL)
    await post.send(MAIL)
    await post.send({ ...MAIL, id: '../../escape' })
    expect(readdirSync(dir).sort()).toEqual(['______escape.eml', 'mail-1.eml'])
    const text = readFileSync(join(dir, 'mail-1.eml'), 'utf8')
    expect(text).toContain('To: mei@example.com')
    expect(text).toContain('Message-ID: <mail-1@vanda.example>')
    expect(text).toContain('multipart/alternative')
    rmSync(join(dir, '..'), { recursive: true })
  })
})

test('the file mailer deletes mails older than 30 days, and accepts a missing folder', async () => {
  const dir = join(mkdtempSync(join(tmpdir(), 'vanda-mail-')), 'mail')
  const post = fileMail({ dir, from: FROM })
  await post.forget?.(Date.now())
  await post.send({ ...MAIL, id: 'old' })
  await post.send({ ...MAIL, id: 'new' })
  utimesSync(join(dir, 'old.eml'), 1, 1)
  await post.forget?.(Date.now() - 60_000)
  expect(readdirSync(dir)).toEqual(['new.eml'])
  rmSync(join(dir, '..'), { recursive: true })
})

describe('mails by SMTP', () => {
  let server: Server
  let url: string
  const taken: string[] = []
  let refuses = false

  beforeAll(async () => {
    server = createServer((socket) => {
      let data = false
      let rest = ''
      socket.write('220 sink\r\n')
      socket.on('error', () => {})
      socket.on('data', (part) => {
        rest += part.toString()
        for (;;) {
          const end = rest.indexOf(data ? '\r\n.\r\n' : '\r\n')
          if (end < 0) return
          const line = rest.slice(0, end)
          rest = rest.slice(end + (data ? 5 : 2))
          if (data) {
            taken.push(line)
            data = false
            socket.write('250 taken\r\n')
          } else if (line === 'DATA') {
            data = true
            socket.write('354 go\r\n')
          } else if (line.startsWith('RCPT') && refuses) socket.write('550 no such mailbox\r\n')
          else if (line === 'QUIT') socket.end('221 bye\r\n')
          else socket.write('250 ok\r\n')
        }
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())

  test('arrive with sender, receiver and a name of their own', async () => {
    await smtpMail({ url, from: FROM }).send(MAIL)
    expect(taken).toHaveLength(1)
    expect(taken[0]).toContain('From: Vanda <orders@vanda.example>')
    expect(taken[0]).toContain('To: mei@example.com')
    expect(taken[0]).toContain('Message-ID: <mail-1@vanda.example>')
  })

  test('name the address for one POST where their reader can unsubscribe, and none elsewhere (RFC 8058)', async () => {
    const oneClick = `https://vanda.example/api/newsletter/one-click?token=${'a1'.repeat(32)}.${'B'.repeat(43)}`
    await smtpMail({ url, from: FROM }).send({ ...MAIL, oneClick })
    const [without, mail] = taken.slice(-2).map((one) => one.replaceAll(/\r\n\s+/g, ' '))
    expect(mail).toContain(`List-Unsubscribe: <${oneClick}>\r\n`)
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
    expect(without).not.toContain('List-Unsubscribe')
  })

  test('an address cannot smuggle in a second receiver or a header', async () => {
    const before = taken.length
    await smtpMail({ url, from: FROM })
      .send({
        ...MAIL,
        to: 'mei@example.com\r\nBcc: evil@example.com',
        subject: 'Hi\r\nBcc: evil@example.com',
      })
      .catch(() => {})
    for (const mail of taken.slice(before)) expect(mail).not.toMatch(/^Bcc:/m)
  })

  test('S34 that are refused fail without naming the receiver, and the outbox tries again', async () => {
    refuses = true
    await expect(smtpMail({ url, from: FROM }).send(MAIL)).rejects.toThrow(/^the mail server said 550$/)
    const gone = smtpMail({ url: 'smtp://127.0.0.1:1', from: FROM })
    await expect(gone.send(MAIL)).rejects.toThrow(/^the mail server said E[A-Z]+$/)
  })
})
