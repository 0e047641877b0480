import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { afterShip } from './after-ship.ts'
import {
  NoticeRejected,
  ParcelRefused,
  ParcelUnknown,
  TrackingDown,
  type TrackingProvider,
} from './tracking-provider.ts'

const NOW = Date.UTC(2026, 10, 24)
const PARCEL = { courier: 'Singapore Post', tracking: 'RB123456785SG', shippedAt: Date.UTC(2026, 10, 20) }

interface SentRequest {
  readonly method: string
  readonly url: string
  readonly key: string | undefined
  readonly body: string
}

let server: Server
let provider: TrackingProvider
let requested: SentRequest[]
let answer: { status?: number; body: unknown }

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    const key = request.headers['as-api-key']?.toString()
    requested.push({ method: request.method ?? '', url: request.url ?? '', key, body })
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' })
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/tracking/2025-04`
  provider = afterShip({ apiKey: 'asat_1', webhookSecrets: ['new', 'old'], url })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  requested = []
})

/** As AfterShip's documentation shows a tracking, shortened; checkpoints oldest first. */
const TRACKING = {
  id: 'bff5a3bac79b472991a204172473a635',
  tracking_number: 'RB123456785SG',
  slug: 'singapore-post',
  active: true,
  tag: 'OutForDelivery',
  subtag: 'OutForDelivery_001',
  checkpoints: [
    {
      created_at: '2026-11-20T06:00:10+00:00',
      slug: 'singapore-post',
      checkpoint_time: '2026-11-20T14:00:00+08:00',
      location: null,
      city: 'Singapore',
      state: null,
      zip: null,
      country_region: 'SGP',
      country_region_name: 'Singapore',
      message: 'Information received',
      tag: 'InfoReceived',
      subtag: 'InfoReceived_001',
    },
    {
      created_at: '2026-11-21T02:00:00+00:00',
      slug: 'singapore-post',
      checkpoint_time: '2026-11-21T09:30:00',
      location: 'Sorting  centre',
      city: null,
      country_region_name: null,
      message: 'Despatched',
      tag: 'InTransit',
      subtag: 'InTransit_002',
    },
    {
      created_at: '2026-11-23T00:10:00+00:00',
      slug: 'singapore-post',
      checkpoint_time: '2026-11-23T08:00:00+08:00',
      location: 'Orchard',
      message: 'With our postman',
      tag: 'OutForDelivery',
      subtag: 'OutForDelivery_001',
    },
    { created_at: '', checkpoint_time: '', slug: 'singapore-post', tag: 'Delivered' },
    { created_at: '2026-11-23T01:00:00Z', slug: 'singapore-post', tag: 'Expired' },
  ],
}

const listOf = (...trackings: object[]) => ({
  meta: { code: 200 },
  data: { pagination: { total: trackings.length, has_next_page: false }, trackings },
})

describe('AfterShip', () => {
  test('knows the couriers that the shop knows', () => {
    expect(['DHL', 'ninja van', 'Correos'].every((courier) => provider.knows(courier))).toBe(true)
    expect(provider.knows('My cousin')).toBe(false)
  })

  test('follows a parcel by its number and courier', async () => {
    answer = { status: 201, body: { meta: { code: 201 }, data: TRACKING } }
    await provider.follow(PARCEL)
    expect(requested).toEqual([
      {
        method: 'POST',
        url: '/tracking/2025-04/trackings',
        key: 'asat_1',
        body: '{"tracking_number":"RB123456785SG","slug":"singapore-post"}',
      },
    ])
  })

  test('follows a parcel once, and refuses one that its courier does not have', async () => {
    answer = { status: 400, body: { meta: { code: 4003, message: 'Tracking already exists.' }, data: {} } }
    await provider.follow(PARCEL)
    answer = { status: 400, body: { meta: { code: 4005, message: 'invalid' }, data: {} } }
    await expect(provider.follow(PARCEL)).rejects.toThrow(ParcelRefused)
    await expect(provider.follow({ ...PARCEL, courier: 'My cousin' })).rejects.toThrow(ParcelRefused)
    answer = { status: 401, body: { meta: { code: 401, message: 'Invalid API key.' }, data: {} } }
    await expect(provider.follow(PARCEL)).rejects.toThrow(TrackingDown)
  })

  test('its checkpoints are events: with the courier’s time, UTC without a zone, never later than their arrival', async () => {
    answer = { body: listOf(TRACKING) }
    const events = await provider.look(PARCEL)
    expect(requested[0]?.url).toBe(
      '/tracking/2025-04/trackings?tracking_numbers=RB123456785SG&slug=singapore-post',
    )
    expect(events.map(({ step, place, at }) => [step, place, new Date(at).toISOString()])).toEqual([
      ['shipped', 'Singapore, Singapore', '2026-11-20T06:00:00.000Z'],
      ['in-transit', 'Sorting centre', '2026-11-21T02:00:00.000Z'],
      ['out-for-delivery', 'Orchard', '2026-11-23T00:00:00.000Z'],
    ])
    expect(new Set(events.map(({ ref }) => ref)).size).toBe(3)
    expect(await provider.look(PARCEL)).toEqual(events)
  })

  test.each([
    ['InTransit', 'in-transit'],
    ['Exception', 'in-transit'],
    ['AttemptFail', 'attempted'],
    ['AvailableForPickup', 'attempted'],
    ['Delivered', 'delivered'],
    ['constructor', undefined],
  ])('its status %s is the step %s', async (tag, step) => {
    const one = { checkpoint_time: '2026-11-23T08:00:00Z', tag }
    answer = { body: listOf({ ...TRACKING, checkpoints: [one] }) }
    expect((await provider.look(PARCEL))[0]?.step).toBe(step)
  })

  test('does not know a parcel that it does not follow', async () => {
    answer = { body: listOf({ ...TRACKING, tracking_number: 'RB000000005SG' }) }
    await expect(provider.look(PARCEL)).rejects.toThrow(ParcelUnknown)
  })

  test.each([
    ['an error', 500, { meta: { code: 500 } }],
    ['too many requests', 429, { meta: { code: 429, message: 'too many' } }],
    ['a page', 502, '<html>'],
    ['another form', 200, { meta: { code: 200 }, data: { trackings: [{}] } }],
  ])('is down when it answers %s', async (_, status, body) => {
    answer = { status, body }
    await expect(provider.look(PARCEL)).rejects.toThrow(TrackingDown)
  })

  test('is down when it cannot be reached', async () => {
    const away = afterShip({ apiKey: 'asat_1', webhookSecrets: ['new'], url: 'http://127.0.0.1:9' })
    await expect(away.look(PARCEL)).rejects.toThrow(TrackingDown)
  })
})

describe('a notice of AfterShip', () => {
  const bodyAt = (ts: number) =>
    JSON.stringify({
      ts,
      event: 'tracking_update',
      event_id: 'e1',
      is_tracking_first_tag: true,
      msg: TRACKING,
    })
  const read = (body: string, secret = 'new', signed = body) => {
    const signature = createHmac('sha256', secret).update(signed).digest('base64')
    const headers = new Headers({ 'aftership-hmac-sha256': signature })
    return provider.readNotice(new TextEncoder().encode(body), headers, NOW)
  }
  const fresh = bodyAt(NOW / 1_000)

  test.each(['new', 'old'])('is read when it is signed with the secret %s', async (secret) => {
    const { courier, tracking, events } = await read(fresh, secret)
    expect([courier, tracking, events.length]).toEqual(['SingPost', 'RB123456785SG', 3])
  })

  test('is rejected unsigned, signed otherwise, changed, stale or not readable', async () => {
    const raw = new TextEncoder().encode(fresh)
    await expect(provider.readNotice(raw, new Headers(), NOW)).rejects.toThrow(NoticeRejected)
    await expect(read(fresh, 'forged')).rejects.toThrow('signature')
    await expect(read(`${fresh} `, 'new', fresh)).rejects.toThrow('signature')
    await expect(read(bodyAt(NOW / 1_000 - 301))).rejects.toThrow('too old')
    await expect(read(bodyAt(NOW / 1_000 + 301))).rejects.toThrow('too old')
    for (const body of ['', '{}', '[]', '{"ts":1,"event":"x","msg":{}}'])
      await expect(read(body)).rejects.toThrow('not readable')
  })
})
