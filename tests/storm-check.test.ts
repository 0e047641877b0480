import { describe, expect, test } from 'vitest'
import type { Carried } from './faults/model.ts'
import { satOut } from './storm/household-acts.ts'
import { checkTaps, type Confirmed } from './storm/taps.ts'
import type { Entry } from './world/faults/fault-proxy.ts'
import type { Recording } from './world/faults/write-recorder.ts'

/** Tests the check of taps: taps, the operations sent for them, and those the server applied. */

const add: Carried = { path: '/cart/add', fields: { sku: 'A', qty: '1' } }
const quantity = (qty: number): Carried => ({ path: '/cart/update', fields: { sku: 'A', qty: String(qty) } })

const tap = (seq: number, meant = add, from = seq * 1_000): Confirmed => ({
  at: seq,
  device: 'd1',
  seq,
  meant,
  from,
  until: from + 100,
})
const step = (seq: number, operation = `key-${seq}`): Recording => ({
  device: 'd1',
  seq,
  operation,
  shopper: 'g1',
  code: 200,
  reason: '',
  stock: {},
  lines: [],
  wishlist: [],
})
const entry = (seq: number, { path, fields } = add, key = `key-${seq}`) =>
  ({ device: 'd1', seq, key, path: `/api${path}`, fields: { ...fields, productId: 'p' } }) as unknown as Entry

/** A storm of one device: its taps, what the server applied, and what it was sent. */
interface Storm {
  readonly confirmed: readonly Confirmed[]
  readonly log: readonly Recording[]
  readonly journal: readonly Entry[]
}

const problemsOf = (storm: Storm, uncertain: Parameters<typeof checkTaps>[0]['uncertain'] = []) =>
  checkTaps({ ...storm, uncertain, shopper: 'g1', before: 1 })

describe('both members of a household act', () => {
  const acts = { logins: 2, writes: 3, logouts: 1 }
  test.each([
    ['both', {}, []],
    [
      'who never logged in',
      { logins: 0, writes: 0, logouts: 0 },
      ['I0 b sat out: no logins, no writes, no logouts'],
    ],
    ['who changed nothing', { writes: 0 }, ['I0 b sat out: no writes']],
    ['who never logged out', { logouts: 0 }, ['I0 b sat out: no logouts']],
  ])('%s', (_, missing, said) => {
    expect(
      satOut([
        { email: 'a', acts },
        { email: 'b', acts: { ...acts, ...missing } },
      ]),
    ).toEqual(said)
  })
})

describe('each tap is one operation', () => {
  test('as tapped, in its place; what came before the storm is no tap', () => {
    expect(
      problemsOf({
        confirmed: [tap(2), tap(3)],
        log: [step(1), step(2), step(3)],
        journal: [entry(2), entry(3)],
      }),
    ).toEqual([])
  })
  test('a tap without an operation is lost', () => {
    expect(problemsOf({ confirmed: [tap(2), tap(3)], log: [step(2)], journal: [entry(2)] })).toEqual([
      'I1 tap 3: d1 3 was confirmed and is not in the shop',
    ])
  })
  test('a tap that became another operation: n is one more than the screen showed', () => {
    expect(
      problemsOf({ confirmed: [tap(2, quantity(5))], log: [step(2)], journal: [entry(2, quantity(6))] }),
    ).toEqual(['I1 tap 2 meant /cart/update sku=A&qty=5, applied was /cart/update sku=A&qty=6&productId=p'])
  })
  test('an operation without a tap', () => {
    expect(
      problemsOf({ confirmed: [tap(2)], log: [step(2), step(3)], journal: [entry(2), entry(3)] }),
    ).toEqual(['I1 d1 3: no tap asked for /cart/add sku=A&qty=1&productId=p'])
  })
  test('a tap that a fault cut off explains one operation, and only its own', () => {
    const cut = [{ at: 3, meant: add, why: 'tab crashed' }]
    expect(problemsOf({ confirmed: [tap(2)], log: [step(2)], journal: [entry(2)] }, cut)).toEqual([])
    expect(
      problemsOf({ confirmed: [tap(2)], log: [step(2), step(3)], journal: [entry(2), entry(3)] }, cut),
    ).toEqual([])
    expect(
      problemsOf(
        { confirmed: [tap(2)], log: [step(2), step(3)], journal: [entry(2), entry(3, quantity(2))] },
        cut,
      ),
    ).toHaveLength(1)
    const two = [entry(2), entry(3), entry(4)]
    expect(
      problemsOf({ confirmed: [tap(2)], log: [step(2), step(3), step(4)], journal: two }, cut),
    ).toHaveLength(1)
  })
})

describe('a tap may replace one that is debounced (spec 9.4)', () => {
  const both = (second: Confirmed) =>
    problemsOf({
      confirmed: [tap(2, quantity(2), 0), second],
      log: [step(2)],
      journal: [entry(2, second.meant)],
    })
  test('the same quantity within its debounce: the last counts', () => {
    expect(both(tap(2, quantity(3), 500))).toEqual([])
  })
  test('not after its debounce', () => {
    expect(both(tap(2, quantity(3), 1_500))).toEqual(['I1 tap 2 replaced tap 2, whose debounce was over'])
  })
  test('not one with another target, and not an addition', () => {
    const other = { path: '/cart/update', fields: { sku: 'B', qty: '3' } }
    expect(both(tap(2, other, 500))).toHaveLength(1)
    expect(
      problemsOf({ confirmed: [tap(2, add, 0), tap(2, add, 300)], log: [step(2)], journal: [entry(2)] }),
    ).toHaveLength(1)
  })
})
