import { API_PREFIX } from '#contract/envelope.ts'
import { debounceTermsOf } from '#contract/endpoints/queued.ts'
import type { Carried } from '../faults/model.ts'
import type { Entry } from '../world/faults/fault-proxy.ts'
import type { Recording } from '../world/faults/write-recorder.ts'

/** A tap whose operation the device has stored. */
export interface Confirmed {
  /** Number of the action. */
  readonly at: number
  readonly device: string
  readonly seq: number
  readonly meant: Carried
  /** When it began and when its operation was on the disk, on the storm's own clock. */
  readonly from: number
  readonly until: number
}

/** A tap interrupted by a fault, which may or may not have become an operation. */
export interface Uncertain {
  readonly at: number
  /** Unknown when the screen was gone before it could be read. */
  readonly meant: Carried | undefined
  readonly why: string
}

export interface Taps {
  readonly confirmed: readonly Confirmed[]
  readonly uncertain: readonly Uncertain[]
}

export interface Heard extends Taps {
  readonly log: readonly Recording[]
  readonly journal: readonly Entry[]
  readonly shopper: string
  /** Operations made before the storm, the first of each sequence. */
  readonly before: number
}

/** Each tap became one operation with the tapped values, and each operation came from one tap. */
export function checkTaps({ confirmed, uncertain, log, journal, shopper, before }: Heard): string[] {
  const wrong: string[] = []
  const mine = log.filter((step) => step.shopper === shopper)
  const unclaimed = new Set(mine.filter(({ seq }) => seq > before))
  const { last, overwritten } = lastOfEach(confirmed)
  wrong.push(...overwritten)
  for (const { at, device, seq, meant } of last) {
    const step = mine.find((one) => one.device === device && one.seq === seq)
    if (!step) {
      wrong.push(`I1 tap ${at}: ${device} ${seq} was confirmed and is not in the shop`)
      continue
    }
    if (!unclaimed.delete(step)) wrong.push(`I1 tap ${at}: ${device} ${seq} is of another tap`)
    const said = carriedBy(step, journal)
    if (!says(said, meant)) wrong.push(`I1 tap ${at} meant ${written(meant)}, applied was ${written(said)}`)
  }
  const free = [...uncertain]
  for (const step of unclaimed) {
    const said = carriedBy(step, journal)
    const of = free.findIndex(({ meant }) => meant === undefined || says(said, meant))
    if (of < 0) wrong.push(`I1 ${step.device} ${step.seq}: no tap asked for ${written(said)}`)
    else free.splice(of, 1)
  }
  return wrong
}

/** The debounce time of a quantity (spec 9.4) plus the time between a tap and its write. */
const LONGEST_REST_MS = 800

/**
 * A tap may replace an operation that sets the same thing and is still debounced
 * (`src/sync/outbox/debounce-operations.ts`); no other.
 */
function lastOfEach(confirmed: readonly Confirmed[]): {
  readonly last: readonly Confirmed[]
  readonly overwritten: readonly string[]
} {
  const places = new Map<string, Confirmed>()
  const overwritten: string[] = []
  for (const tap of confirmed) {
    const place = `${tap.device} ${tap.seq}`
    const old = places.get(place)
    const target = old && targetOf(old.meant)
    if (old && (target === undefined || target !== targetOf(tap.meant)))
      overwritten.push(`I1 tap ${tap.at} replaced tap ${old.at}, which had another target`)
    else if (old && tap.from - old.until > LONGEST_REST_MS)
      overwritten.push(`I1 tap ${tap.at} replaced tap ${old.at}, whose debounce was over`)
    places.set(place, tap)
  }
  return { last: [...places.values()], overwritten }
}

const targetOf = ({ path, fields }: Carried) => debounceTermsOf(path, fields)?.target

function carriedBy({ device, operation }: Recording, journal: readonly Entry[]): Carried | undefined {
  const sent = journal.find((entry) => entry.device === device && entry.key === operation)
  return sent && { path: sent.path.slice(API_PREFIX.length), fields: sent.fields }
}

/** Every field of the tap is there with its value; the network may carry more (the product of a SKU). */
function says(said: Carried | undefined, meant: Carried): boolean {
  return (
    said?.path === meant.path &&
    Object.entries(meant.fields).every(([name, value]) => said.fields[name] === value)
  )
}

const written = (of: Carried | undefined) =>
  of ? `${of.path} ${new URLSearchParams({ ...of.fields })}` : 'nothing'
