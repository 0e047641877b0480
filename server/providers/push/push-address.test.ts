import { describe, expect, test } from 'vitest'
import { isPushAddress } from './push-address.ts'
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
