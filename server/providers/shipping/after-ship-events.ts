import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { ParcelEvent, ParcelStep } from '#domain/orders/parcel-steps.ts'

const text = v.optional(v.nullable(v.string()), '')

const checkpoint = v.object({
  created_at: text,
  checkpoint_time: text,
  slug: text,
  location: text,
  city: text,
  country_region_name: text,
  message: text,
  tag: text,
})

/** What the shop reads of AfterShip's tracking object, in answers and notices alike. */
export const tracking = v.object({
  tracking_number: v.string(),
  slug: v.string(),
  checkpoints: v.optional(v.array(checkpoint), []),
})

type Checkpoint = v.InferOutput<typeof checkpoint>

/** An exception moves a parcel no step further. A parcel that waits at a counter counts as an attempted delivery. */
const STEPS: Readonly<Record<string, ParcelStep>> = {
  Pending: 'shipped',
  InfoReceived: 'shipped',
  InTransit: 'in-transit',
  Exception: 'in-transit',
  OutForDelivery: 'out-for-delivery',
  AttemptFail: 'attempted',
  AvailableForPickup: 'attempted',
  Delivered: 'delivered',
}

const LONGEST_PLACE = 80

/** The events of a parcel; a checkpoint without a known status or a time is none. */
export function eventsOf({ checkpoints }: v.InferOutput<typeof tracking>): ParcelEvent[] {
  return checkpoints.flatMap((one) => {
    const step = Object.hasOwn(STEPS, one.tag ?? '') ? STEPS[one.tag ?? ''] : undefined
    const at = timeOf(one)
    return step && at !== undefined ? [{ ref: refOf(one), step, place: placeOf(one), at }] : []
  })
}

/** Checkpoints have no id: their time, status, place and message identify them. */
function refOf({ slug, checkpoint_time, tag, city, message }: Checkpoint): string {
  const said = JSON.stringify([slug, checkpoint_time, tag, city, message])
  return createHash('sha256').update(said).digest('base64url')
}

function placeOf({ location, city, country_region_name: country }: Checkpoint): string {
  const place = city ? [city, country].filter(Boolean).join(', ') : location || country || ''
  return place.replaceAll(/\s+/gu, ' ').trim().slice(0, LONGEST_PLACE)
}

/**
 * The courier's time of a checkpoint. Some couriers give it without a zone: it is read as UTC then, and no checkpoint is later than
 * its arrival at AfterShip.
 */
function timeOf({ checkpoint_time: given, created_at: arrived }: Checkpoint): number | undefined {
  const times = [readTime(given ?? ''), readTime(arrived ?? '')].filter((time) => time !== undefined)
  return times.length > 0 ? Math.min(...times) : undefined
}

function readTime(written: string): number | undefined {
  const form = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(:\d\d)?(?:\.\d+)?(Z|[+-]\d\d:\d\d)?)?$/.exec(written)
  if (!form) return undefined
  const [, day, minute = '00:00', second = ':00', zone = 'Z'] = form
  const time = Date.parse(`${day}T${minute}${second}${zone}`)
  return Number.isNaN(time) ? undefined : time
}
