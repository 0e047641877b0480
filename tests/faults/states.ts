import { API_PREFIX } from '#contract/envelope.ts'
import type { Entry } from '../world/faults/fault-proxy.ts'
import type { Holdings, Recording } from '../world/faults/write-recorder.ts'
import { expected, NOTHING, type Carried, type Held, type StoreFacts } from './model.ts'

export interface Course {
  /** The server's state after each operation, in the order of its commits. */
  readonly log: readonly Recording[]
  /** The final state; undefined while operations are being processed. */
  readonly now?: Holdings
  readonly journal: readonly Entry[]
  readonly shopper: string
  /** Present stock, for SKUs that are in no cart. */
  readonly store: StoreFacts
}

/**
 * Compares every cart and wishlist with the check's own model, after every operation and at the end: SKU, quantity,
 * selection, membership and order. Each step starts from the server's actual state, so that one fault gives one
 * complaint.
 */
export function checkStates({ log, now, journal, shopper, store }: Course): string[] {
  const wrong: string[] = []
  let held: Held = NOTHING
  let others: string | undefined
  for (const step of log) {
    const after = heldBy(step, shopper)
    const rest = heldByOthers(step, shopper)
    if (step.shopper === shopper) {
      const place = `${step.device} ${step.seq}`
      const sent = journal.find((entry) => entry.device === step.device && entry.key === step.operation)
      const did: Carried | undefined = sent && {
        path: sent.path.slice(API_PREFIX.length),
        fields: sent.fields,
      }
      const should = outcome(held, did, { step, store })
      if (typeof should === 'string') wrong.push(`I1 ${place} ${reported(did)}: ${should}`)
      else wrong.push(...differences(should, after).map((said) => `I1 ${place} ${reported(did)}: ${said}`))
      if (others !== undefined && rest !== others)
        wrong.push(`I1 ${place} ${reported(did)}: it changed what another person holds`)
      held = after
    }
    others = rest
  }
  if (!now) return wrong
  const end = differences(held, heldBy(now, shopper))
  wrong.push(...end.map((said) => `I1 after the last operation: ${said}`))
  if (others !== undefined && heldByOthers(now, shopper) !== others)
    wrong.push('I1 after the last operation: what another person holds has changed')
  return wrong
}

/** The expected state after this operation; a string when it should have been answered otherwise. */
function outcome(
  held: Held,
  did: Carried | undefined,
  { step, store }: { readonly step: Recording; readonly store: StoreFacts },
): Held | string {
  const { code, reason, stock } = step
  if (!did) return 'applied and never sent'
  const inCart = (sku: string) => stock[sku] ?? store.stock(sku)
  const should = expected(held, did, { ...store, stock: inCart })
  if (code === 200)
    return typeof should === 'string' ? `applied, though the rules refuse it (${should})` : should
  // Refusals by the catalogue cannot be seen in the record; those by the cart can.
  if (reason === 'not-in-cart' && should !== reason) return `refused as ${reason}, and it is in the bag`
  return held
}

/** Every field in which two states differ, or else their orders. */
export function differences(should: Held, is: Held): string[] {
  const wrong: string[] = []
  for (const line of should.lines) {
    const stored = is.lines.find(({ sku }) => sku === line.sku)
    if (!stored) wrong.push(`${line.sku} is missing from the bag`)
    else if (stored.qty !== line.qty) wrong.push(`${line.sku} should be ${line.qty} and is ${stored.qty}`)
    else if (stored.selected !== line.selected)
      wrong.push(`${line.sku} should be ${line.selected ? 'selected' : 'not selected'} and is not so`)
  }
  for (const { sku } of is.lines)
    if (!should.lines.some((line) => line.sku === sku)) wrong.push(`${sku} is in the bag and should not be`)
  for (const spu of should.wishlist)
    if (!is.wishlist.includes(spu)) wrong.push(`${spu} is missing from the wishlist`)
  for (const spu of is.wishlist)
    if (!should.wishlist.includes(spu)) wrong.push(`${spu} is on the wishlist and should not be`)
  if (wrong.length > 0) return wrong
  const orders = [should, is].map(({ lines, wishlist }) => [lines.map(({ sku }) => sku), wishlist])
  const [due, found] = orders.map((order) => JSON.stringify(order))
  return due === found ? [] : [`the order should be ${due} and is ${found}`]
}

function heldBy({ lines, wishlist }: Holdings, shopper: string): Held {
  return {
    lines: lines
      .filter((line) => line.shopper === shopper)
      .map(({ sku, qty, selected }) => ({ sku, qty, selected })),
    wishlist: wishlist.filter((item) => item.shopper === shopper).map(({ spu }) => spu),
  }
}

const heldByOthers = ({ lines, wishlist }: Holdings, shopper: string) =>
  JSON.stringify([lines, wishlist].map((all) => all.filter((one) => one.shopper !== shopper)))

const reported = (did: Carried | undefined) =>
  did ? `${did.path} ${Object.values(did.fields).join(' ')}` : '(unknown)'
