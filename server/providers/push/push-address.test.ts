import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { isInner, isPushAddress, outerLookup } from './push-address.ts'
import { PushNotSent } from './push-provider.ts'
import { createWebPush } from './web-push.ts'
import webPush from 'web-push'

describe('the address of a push service', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QGuQ',
    'https://wns2-par02p.notify.windows.com/w/?token=BQ',
  ])('%s is called', (address) => expect(isPushAddress(address, false)).toBe(true))

  test('one on this machine only where tests run', () => {
    expect(isPushAddress('http://127.0.0.1:9999/x', false)).toBe(false)
    expect(isPushAddress('http://127.0.0.1:9999/x', true)).toBe(true)
    expect(isPushAddress('http://10.0.0.1/x', true)).toBe(false)
    expect(isPushAddress('https://127.0.0.1.nip.internal/x', true)).toBe(false)
  })
})

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.31.255.255', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['0.0.0.0', true],
  ['255.255.255.255', true],
  ['8.8.8.8', false],
  ['::1', true],
  ['::ffff:10.0.0.1', true],
  ['::ffff:8.8.8.8', false],
  ['fd00::1', true],
  ['fe80::1', true],
  ['2606:4700::1111', false],
  ['not an address', true],
])('%s is of the inner network: %s', (address, inner) => expect(isInner(address)).toBe(inner))

test('a public name that leads to this machine is not called', async () => {
  const resolve = promisify((name: string, answer: (error: Error | null, found: unknown) => void) =>
    outerLookup(name, { all: true }, answer as never),
  )
  await expect(resolve('localhost')).rejects.toThrow('private network')
})

test('unusable keys and forbidden addresses fail permanently', async () => {
  const push = createWebPush({
    ...webPush.generateVAPIDKeys(),
    subject: 'mailto:a@b.example',
    loopback: true,
  })
  const message = { text: '{}', ttlSeconds: 1, urgency: 'low', topic: 't' } as const
  const auth = Buffer.alloc(16).toString('base64url')
  const p256dh = Buffer.alloc(65, 4).toString('base64url')
  for (const endpoint of ['http://127.0.0.1:1/x', 'https://192.168.0.1/x']) {
    const failed = await push.send({ ...message, endpoint, p256dh, auth }).catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(PushNotSent)
    expect((failed as PushNotSent).hopeless).toBe(true)
    expect((failed as PushNotSent).message).not.toContain(endpoint)
  }
})
