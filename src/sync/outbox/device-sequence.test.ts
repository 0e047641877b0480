import { describe, expect, test } from 'vitest'
import { applyToCart, anyAmount } from '#domain/cart/apply-to-cart.ts'
import { nextOperation, applyOutcome, isOvertaken, supersedes } from './device-sequence.ts'
import { classifyResponse } from './classify-response.ts'
import type { Snapshot } from './operation.ts'
import { anEnvelope, anOperation, aSequence } from '#tests/world/device/device-sequences.ts'

const moment = { at: 5, newId: () => 'd2' }

describe('an answer to a waiting operation', () => {
  test.each([
    ['200 is done', { status: 200, envelope: anEnvelope(200, {}, 3) }, 'applied'],
    ["'200' as text is done", { status: 200, envelope: { ...anEnvelope(200), code: '200' } }, 'applied'],
    [
      'a rule of the shop is a refusal',
      { status: 200, envelope: anEnvelope(4001, { reason: 'sold-out' }, 3) },
      'refused',
    ],
    [
      'malformed is a refusal, so the queue is not wedged',
      { status: 400, envelope: anEnvelope(400, { reason: 'bad-input' }) },
      'refused',
    ],
    ['a gap tells the place', { status: 409, envelope: anEnvelope(409, { reason: 'gap' }, 7) }, 'gap'],
    [
      'an unknown device',
      { status: 409, envelope: anEnvelope(409, { reason: 'device-unknown' }, 0) },
      'device-unknown',
    ],
    [
      'a place that another operation has',
      { status: 409, envelope: anEnvelope(4090, { reason: 'other-operation' }, 7) },
      'forked',
    ],
    [
      'another user',
      { status: 403, envelope: anEnvelope(403, { reason: 'other-person' }, 0) },
      'other-person',
    ],
    ['no session', { status: 401, envelope: anEnvelope(401) }, 'sign-in'],
    ['an old build', { status: 426, envelope: anEnvelope(426) }, 'update-needed'],
    ['too many', { status: 429, envelope: anEnvelope(429), retryAfterMs: 4_000 }, 'later'],
    ['a broken shop', { status: 500, envelope: anEnvelope(500) }, 'later'],
    ['a closed shop', { status: 503, envelope: anEnvelope(503) }, 'later'],
    [
      'a call the server does not know yet is kept',
      { status: 404, envelope: anEnvelope(404, { reason: 'not-found' }) },
      'later',
    ],
    [
      'a version the server does not know yet is kept',
      { status: 426, envelope: anEnvelope(426, { reason: 'version-unsupported' }) },
      'update-needed',
    ],
    ["a hotel's page with 200 is no answer", { status: 200, envelope: undefined }, 'later'],
    ['no network', { status: 0, envelope: undefined }, 'later'],
    [
      'a refusal without a sequence number is not read as one',
      { status: 200, envelope: anEnvelope(4001, {}) },
      'later',
    ],
  ] as const)('%s', (_, answered, kind) => {
    expect(classifyResponse(answered).kind).toBe(kind)
  })
})

describe('the queue', () => {
  test('sends the first, and names what the shop has confirmed as its predecessor', () => {
    expect(nextOperation(aSequence(2, [5, 6]))).toMatchObject({ operation: { seq: 5 }, prev: 2 })
    expect(nextOperation(aSequence(2, []))).toBeUndefined()
  })
  test('deletes what was applied', () => {
    const settled = applyOutcome(
      aSequence(0, [1, 2]),
      { sent: anOperation(1), outcome: { kind: 'applied', envelope: anEnvelope(200) } },
      moment,
    )
    expect(settled).toMatchObject({
      device: { lastSeq: 1 },
      operations: [{ seq: 2 }],
      rejected: [],
    })
  })
  test('moves a refused operation to the tray and goes on', () => {
    const refused = {
      kind: 'refused',
      reason: 'sold-out',
      message: 'Sold Out',
      data: { sku: 'A' },
      isSequenced: true,
    } as const
    const settled = applyOutcome(aSequence(0, [1, 2]), { sent: anOperation(1), outcome: refused }, moment)
    expect(settled.rejected).toMatchObject([{ id: 'id-1', reason: 'sold-out', message: 'Sold Out', at: 5 }])
    expect(settled).toMatchObject({ device: { lastSeq: 1 }, operations: [{ seq: 2 }] })
  })
  test('does not advance when a malformed operation is deleted: the next one names the same predecessor', () => {
    const refused = {
      kind: 'refused',
      reason: 'bad-input',
      message: '',
      data: {},
      isSequenced: false,
    } as const
    expect(
      applyOutcome(aSequence(0, [1, 2]), { sent: anOperation(1), outcome: refused }, moment),
    ).toMatchObject({
      device: { lastSeq: 0 },
      operations: [{ seq: 2 }],
    })
  })
  test('takes over the number that the server reports, and drops no operation: a copy may have used it (offline.md F35)', () => {
    const settled = applyOutcome(
      aSequence(0, [1, 2, 3]),
      { sent: anOperation(1), outcome: { kind: 'gap', lastSeq: 2 } },
      moment,
    )
    expect(settled).toMatchObject({
      device: { id: 'd1', lastSeq: 2, nextSeq: 4 },
      operations: [{ seq: 1 }, { seq: 2 }, { seq: 3 }],
    })
    expect(nextOperation(settled)).toMatchObject({ operation: { seq: 1 }, prev: 0 })
  })
  test('a copy whose number is used starts a new sequence with all pending operations, in order (offline.md F35)', () => {
    const settled = applyOutcome(
      aSequence(4, [5, 6]),
      { sent: anOperation(5), outcome: { kind: 'forked' } },
      moment,
    )
    expect(settled).toMatchObject({
      device: { id: 'id-5', lastSeq: 0, nextSeq: 3 },
      operations: [
        { seq: 1, id: 'id-5', attempts: 0 },
        { seq: 2, id: 'id-6', attempts: 0 },
      ],
      rejected: [],
    })
  })
  test('a late response about a conflict that is resolved already changes nothing', () => {
    expect(
      applyOutcome(aSequence(5, [6]), { sent: anOperation(5), outcome: { kind: 'forked' } }, moment),
    ).toMatchObject({
      device: { id: 'd1', lastSeq: 5 },
      operations: [{ seq: 6 }],
    })
  })
  test('a guest whose session has ended starts a new sequence with the same operations', () => {
    const settled = applyOutcome(
      aSequence(4, [5, 6]),
      { sent: anOperation(5), outcome: { kind: 'other-person' } },
      moment,
    )
    expect(settled).toMatchObject({
      device: { id: 'd2', lastSeq: 0, nextSeq: 3 },
      operations: [
        { seq: 1, id: 'id-5' },
        { seq: 2, id: 'id-6' },
      ],
    })
  })
  test('asks the user before sending again to a server that does not know the device any more', () => {
    const settled = applyOutcome(
      aSequence(4, [5, 6]),
      { sent: anOperation(5), outcome: { kind: 'device-unknown' } },
      moment,
    )
    expect(settled).toMatchObject({ device: { id: 'd2', lastSeq: 0 }, operations: [] })
    expect(settled.rejected.map(({ id, reason }) => [id, reason])).toEqual([
      ['id-5', 'device-unknown'],
      ['id-6', 'device-unknown'],
    ])
  })
  test.each(['sign-in', 'update-needed'] as const)('%s keeps everything', (kind) => {
    expect(
      applyOutcome(aSequence(4, [5, 6]), { sent: anOperation(5), outcome: { kind } }, moment),
    ).toMatchObject({
      device: { id: 'd1', lastSeq: 4 },
      operations: [{ seq: 5 }, { seq: 6 }],
    })
  })
})

describe('a snapshot', () => {
  const snapshot = (version: number, shopper = 'g1'): Snapshot => ({
    name: 'cart',
    version,
    shopper,
    data: {},
    asOf: 0,
  })
  test.for([
    ['the first', undefined, snapshot(0), 0, 0, true],
    ['a newer one', snapshot(3), snapshot(4), 2, 2, true],
    ['the same again (prices may have changed)', snapshot(3), snapshot(3), 2, 2, true],
    ['an older one', snapshot(4), snapshot(3), 2, 2, false],
    ['one read before an operation that is known to be applied', snapshot(3), snapshot(4), 5, 4, false],
    ["another person's, whatever its number", snapshot(9), snapshot(1, 'g2'), 2, 2, true],
    ["a member's after a guest's with the same id", snapshot(9), snapshot(1, 'm1'), 2, 2, true],
  ] as const)('%s', ([, known, next, ofDevice, ofResponse, taken]) => {
    expect(supersedes(known, next, { ofDevice, ofResponse })).toBe(taken)
  })
})

describe('the answer to a read', () => {
  test.for([
    ['of the same count', 5, 5, 5, false],
    ['with an operation that the device has not been answered yet', 5, 5, 6, false],
    ['from before an operation that was applied meanwhile', 5, 6, 5, true],
    ['with the operation that was applied meanwhile', 5, 6, 6, false],
    ['of a server that counts fewer operations and has answered none since', 5, 5, 0, false],
    ['of a server that counts fewer, after an operation', 5, 6, 0, true],
    ['that says no number', 5, 6, undefined, false],
  ] as const)('%s', ([, atRequest, lastSeq, ofResponse, overtaken]) => {
    expect(isOvertaken(lastSeq, { atRequest, ofResponse })).toBe(overtaken)
  })
})

test('a device that does not know the stock shows the last answer, and the server decides', () => {
  const outcome = applyToCart(
    [],
    { type: 'add', items: [{ sku: 'A', productId: 'p', qty: 9 }] },
    { limit: anyAmount, newLine: (item) => ({ ...item, selected: true }) },
  )
  expect(outcome).toMatchObject({ ok: true, lines: [{ sku: 'A', qty: 9 }] })
})
