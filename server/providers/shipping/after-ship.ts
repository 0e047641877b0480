import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { sameText } from '../../core/digest.ts'
import { COURIERS, courierNamed, type CourierId } from '#domain/orders/courier-links.ts'
import { readTrackingNumber } from '#domain/orders/tracking-number.ts'
import { HOUR_MS } from '#domain/time-units.ts'
import { eventsOf, tracking } from './after-ship-events.ts'
import {
  NoticeRejected,
  ParcelRefused,
  ParcelUnknown,
  TrackingDown,
  type FollowedParcel,
  type ParcelNotice,
  type TrackingProvider,
} from './tracking-provider.ts'

interface AfterShipOptions {
  readonly apiKey: string
  /** More than one while a secret is being replaced. */
  readonly webhookSecrets: readonly string[]
  /** Another base address of the API, for tests. */
  readonly url?: string
}

const API = 'https://api.aftership.com/tracking/2025-04'
const ANSWER_WITHIN_MS = 10_000
/** A notice that is older or newer is a replay, or a repetition that the next look makes good (trust.md S31). */
const TOLERANCE_MS = 300_000

/** AfterShip's names of the couriers that the shop knows. */
const SLUGS: Readonly<Record<CourierId, string>> = {
  singpost: 'singapore-post',
  'ninja-van': 'ninjavan',
  dhl: 'dhl',
  fedex: 'fedex',
  ups: 'ups',
  'japan-post': 'japan-post',
  'australia-post': 'australia-post',
  correos: 'spain-correos-es',
}

/** Codes of `meta`: followed already; no such number, courier, or number of this form. */
const FOLLOWED_ALREADY = 4003
const REFUSALS = [4005, 4010, 4012, 4017]

const answer = v.object({ meta: v.object({ code: v.number() }), data: v.optional(v.unknown()) })
const found = v.object({ trackings: v.array(tracking) })
const notice = v.object({ ts: v.number(), event: v.string(), msg: tracking })

/** AfterShip's Tracking API: it reads the couriers' data, and sends signed notices of changes. */
export function afterShip(options: AfterShipOptions): TrackingProvider {
  const call = (method: 'GET' | 'POST', path: string, body?: object) =>
    callApi(options, { method, path, ...(body ? { body } : {}) })
  return {
    name: 'aftership',
    // Changes arrive by notices; looks find those that were lost.
    everyMs: 3 * HOUR_MS,
    knows: (courier) => courierNamed(courier) !== undefined,

    async follow(parcel) {
      const body = { tracking_number: parcel.tracking, slug: slugOf(parcel) }
      const { code } = await call('POST', '/trackings', body)
      if (REFUSALS.includes(code)) throw new ParcelRefused(`AfterShip answered ${code}`)
      if (code !== FOLLOWED_ALREADY && code >= 300) throw new TrackingDown(`AfterShip answered ${code}`)
    },

    async look(parcel) {
      const wanted = new URLSearchParams({ tracking_numbers: parcel.tracking, slug: slugOf(parcel) })
      const { code, data } = await call('GET', `/trackings?${wanted}`)
      if (code >= 300) throw new TrackingDown(`AfterShip answered ${code}`)
      const read = v.safeParse(found, data)
      if (!read.success) throw new TrackingDown('AfterShip answered in another form')
      const own = read.output.trackings.find(
        (one) => readTrackingNumber(one.tracking_number) === parcel.tracking,
      )
      if (!own) throw new ParcelUnknown('AfterShip does not follow this parcel')
      return eventsOf(own)
    },

    readNotice: async (raw, headers, now) => {
      checkSignature(raw, headers.get('aftership-hmac-sha256') ?? '', options.webhookSecrets)
      return readNotice(raw, now)
    },
  }
}

function slugOf({ courier }: FollowedParcel): string {
  const known = courierNamed(courier)
  if (!known) throw new ParcelRefused('AfterShip does not know this courier')
  return SLUGS[known.id]
}

interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: object
}

/** The code and data of an answer; 429 and 5xx, like no answer, are `TrackingDown`. */
async function callApi(
  { apiKey, url = API }: AfterShipOptions,
  { method, path, body }: Call,
): Promise<{ readonly code: number; readonly data: unknown }> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { 'as-api-key': apiKey, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  })
    .then(async (one) => ({ status: one.status, text: await one.text() }))
    .catch((error: unknown) => {
      throw new TrackingDown('AfterShip could not be reached', { cause: error })
    })
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), answer), response.text)
  if (!read.success) throw new TrackingDown(`AfterShip answered ${response.status} without a code`)
  const { meta, data } = read.output
  return { code: meta.code, data }
}

/** Base64 of the HMAC over the body. */
function checkSignature(raw: Uint8Array, given: string, secrets: readonly string[]): void {
  const isGenuine = secrets.some((secret) =>
    sameText(createHmac('sha256', secret).update(raw).digest('base64'), given),
  )
  if (!isGenuine) throw new NoticeRejected('the signature is wrong')
}

function readNotice(raw: Uint8Array, now: number): ParcelNotice {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), notice), new TextDecoder().decode(raw))
  if (!read.success) throw new NoticeRejected('not readable')
  const { ts, msg } = read.output
  if (Math.abs(now - ts * 1_000) > TOLERANCE_MS) throw new NoticeRejected('too old or too new')
  const known = COURIERS.find(({ id }) => SLUGS[id] === msg.slug)
  return {
    courier: known?.name ?? msg.slug,
    tracking: readTrackingNumber(msg.tracking_number) ?? '',
    events: eventsOf(msg),
  }
}
