import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import { localCarrier } from './local-carrier.ts'
import { NoticeRejected } from './tracking-provider.ts'

const SHIPPED = Date.UTC(2026, 10, 21, 4)
const PARCEL = { courier: 'Anyone', tracking: 'NV1', shippedAt: SHIPPED }

test.each([
  [0, []],
  [12 * HOUR_MS - 1, []],
  [12 * HOUR_MS, ['in-transit']],
  [90 * HOUR_MS, ['in-transit', 'out-for-delivery']],
  [96 * HOUR_MS - 1, ['in-transit', 'out-for-delivery']],
  [96 * HOUR_MS, ['in-transit', 'out-for-delivery', 'delivered']],
])('after %i ms of four days a parcel has reached %j', async (passed, steps) => {
  const carrier = localCarrier({ now: () => SHIPPED + passed, hours: 96 })
  expect((await carrier.look(PARCEL)).map(({ step }) => step)).toEqual(steps)
})

test('an hour of days is minutes when it is set so, and each event has one reference and time', async () => {
  const clock = { now: SHIPPED + 3 * MINUTE_MS }
  const carrier = localCarrier({ now: () => clock.now, hours: 0.05 })
  const events = await carrier.look(PARCEL)
  expect(events.at(-1)).toEqual({
    ref: 'local-delivered',
    step: 'delivered',
    place: '',
    at: SHIPPED + 3 * MINUTE_MS,
  })
  clock.now += 50 * HOUR_MS
  expect(await carrier.look(PARCEL)).toEqual(events)
  expect(carrier.everyMs).toBe((3 * MINUTE_MS) / 48)
})

test('takes no notices', async () => {
  const { readNotice } = localCarrier({ now: () => SHIPPED, hours: 96 })
  await expect(readNotice(new Uint8Array(), new Headers(), SHIPPED)).rejects.toThrow(NoticeRejected)
})
