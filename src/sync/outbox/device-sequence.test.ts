import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Envelope } from '#contract/envelope.ts'
import { applyToCart, anyAmount, type CartLineState, type CartOperation } from '#domain/cart/apply-to-cart.ts'
import { nextOperation, applyOutcome, supersedes, type DeviceSequence } from './device-sequence.ts'
import { classifyResponse } from './classify-response.ts'
import type { Operation, Snapshot } from './operation.ts'

const operation = (seq: number, input: unknown = {}): Operation => ({
  seq,
  id: `id-${seq}`,
  v: 1,
  path: '/cart/add',
  input,
  preview: undefined,
  lang: 'en-GB',
  createdAt: seq,
  attempts: 1,
})
const sequence = (lastSeq: number, seqs: readonly number[]): DeviceSequence => ({
  device: { key: 'device', id: 'd1', lastSeq, nextSeq: Math.max(lastSeq, ...seqs) + 1, contactAt: undefined },
  operations: seqs.map((seq) => operation(seq)),
})
const moment = { at: 5, newId: () => 'd2' }
const envelope = (code: number, data: unknown = {}, lastSeq?: number): Envelope<unknown> => ({
  code,
  message: 'm',
  data,
  ...(lastSeq === undefined ? {} : { lastSeq }),
})

describe('an answer to a waiting operation', () => {
  test.each([
    ['200 is done', { status: 200, envelope: envelope(200, {}, 3) }, 'applied'],
    ["'200' as text is done", { status: 200, envelope: { ...envelope(200), code: '200' } }, 'applied'],
    [
      'a rule of the shop is a refusal',
      { status: 200, envelope: envelope(4001, { reason: 'sold-out' }, 3) },
      'refused',
    ],
    [
      'malformed is a refusal, so the queue is not wedged',
      { status: 400, envelope: envelope(400, { reason: 'bad-input' }) },
      'refused',
    ],
    ['a gap tells the place', { status: 409, envelope: envelope(409, { reason: 'gap' }, 7) }, 'gap'],
    [
      'an unknown device',
      { status: 409, envelope: envelope(409, { reason: 'device-unknown' }, 0) },
      'device-unknown',
    ],
    [
      'a place that another operation has',
      { status: 409, envelope: envelope(4090, { reason: 'other-operation' }, 7) },
      'forked',
    ],
    ['another user', { status: 403, envelope: envelope(403, { reason: 'other-person' }, 0) }, 'other-person'],
    ['no session', { status: 401, envelope: envelope(401) }, 'sign-in'],
    ['an old build', { status: 426, envelope: envelope(426) }, 'update-needed'],
    ['too many', { status: 429, envelope: envelope(429), retryAfterMs: 4_000 }, 'later'],
    ['a broken shop', { status: 500, envelope: envelope(500) }, 'later'],
    ['a closed shop', { status: 503, envelope: envelope(503) }, 'later'],
    [
      'a call the server does not know yet is kept',
      { status: 404, envelope: envelope(404, { reason: 'not-found' }) },
      'later',
    ],
    [
      'a version the server does not know yet is kept',
      { status: 426, envelope: envelope(426, { reason: 'version-unsupported' }) },
      'update-needed',
    ],
    ["a hotel's page with 200 is no answer", { status: 200, envelope: undefined }, 'later'],
    ['no network', { status: 0, envelope: undefined }, 'later'],
    [
      'a refusal without a sequence number is not read as one',
      { status: 200, envelope: envelope(4001, {}) },
      'later',
    ],
  ] as const)('%s', (_, answered, kind) => {
    expect(classifyResponse(answered).kind).toBe(kind)
  })
})

describe('the queue', () => {
  test('sends the first, and names what the shop has confirmed as its predecessor', () => {
    expect(nextOperation(sequence(2, [5, 6]))).toMatchObject({ operation: { seq: 5 }, prev: 2 })
    expect(nextOperation(sequence(2, []))).toBeUndefined()
  })
  test('deletes what was applied', () => {
    const settled = applyOutcome(
      sequence(0, [1, 2]),
      { sent: operation(1), outcome: { kind: 'applied', envelope: envelope(200) } },
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
    const settled = applyOutcome(sequence(0, [1, 2]), { sent: operation(1), outcome: refused }, moment)
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
    expect(applyOutcome(sequence(0, [1, 2]), { sent: operation(1), outcome: refused }, moment)).toMatchObject(
      {
        device: { lastSeq: 0 },
        operations: [{ seq: 2 }],
      },
    )
  })
  test('takes over the number that the server reports, and drops no operation: a copy may have used it (offline.md F35)', () => {
    const settled = applyOutcome(
      sequence(0, [1, 2, 3]),
      { sent: operation(1), outcome: { kind: 'gap', lastSeq: 2 } },
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
      sequence(4, [5, 6]),
      { sent: operation(5), outcome: { kind: 'forked' } },
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
      applyOutcome(sequence(5, [6]), { sent: operation(5), outcome: { kind: 'forked' } }, moment),
    ).toMatchObject({
      device: { id: 'd1', lastSeq: 5 },
      operations: [{ seq: 6 }],
    })
  })
  test('a guest whose session has ended starts a new sequence with the same operations', () => {
    const settled = applyOutcome(
      sequence(4, [5, 6]),
      { sent: operation(5), outcome: { kind: 'other-person' } },
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
      sequence(4, [5, 6]),
      { sent: operation(5), outcome: { kind: 'device-unknown' } },
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
      applyOutcome(sequence(4, [5, 6]), { sent: operation(5), outcome: { kind } }, moment),
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

/** The server's side of the sequence, as one transaction does it (offline.md D3). */
function createShop(stock: Readonly<Record<string, number>>) {
  const places = new Map<string, { lastSeq: number; answers: Map<number, [string, Envelope<unknown>]> }>()
  const log: { device: string; seq: number; id: string }[] = []
  let lines: readonly CartLineState[] = []
  return {
    lines: () => lines,
    log,
    receive(device: string, sent: Operation, prev: number): { status: number; envelope: Envelope<unknown> } {
      const place = places.get(device) ?? { lastSeq: 0, answers: new Map() }
      places.set(device, place)
      const before = place.answers.get(sent.seq)
      if (sent.seq <= place.lastSeq)
        return before?.[0] === sent.id
          ? { status: 200, envelope: before[1] }
          : { status: 409, envelope: envelope(4090, { reason: 'other-operation' }, place.lastSeq) }
      if (prev !== place.lastSeq)
        return { status: 409, envelope: envelope(409, { reason: 'gap' }, place.lastSeq) }
      const outcome = applyToCart(lines, sent.input as CartOperation, {
        limit: (sku) => stock[sku] ?? 'sku-unknown',
        newLine: (item) => ({ ...item, selected: true }),
      })
      if (outcome.ok) lines = outcome.lines
      place.lastSeq = sent.seq
      log.push({ device, seq: sent.seq, id: sent.id })
      const answer = outcome.ok
        ? envelope(200, {}, sent.seq)
        : envelope(4001, { reason: outcome.problem }, sent.seq)
      place.answers.set(sent.seq, [sent.id, answer])
      return { status: 200, envelope: answer }
    },
  }
}

const cartOperation: fc.Arbitrary<CartOperation> = fc.oneof(
  fc
    .record({ sku: fc.constantFrom('A', 'B', 'C'), qty: fc.integer({ min: 1, max: 4 }) })
    .map(({ sku, qty }) => ({ type: 'add' as const, items: [{ sku, productId: 'p', qty }] })),
  fc.record({
    type: fc.constant('update' as const),
    sku: fc.constantFrom('A', 'B'),
    qty: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({
    type: fc.constant('remove' as const),
    skus: fc.array(fc.constantFrom('A', 'B', 'C'), { minLength: 1, maxLength: 2 }),
  }),
)
/** The fate of one request: two senders may also send the same head at once. */
const fate = fc.constantFrom('answered', 'lost before', 'lost after', 'broken', 'doubled', 'stale drainer')

test('however requests are lost, doubled or raced, each operation is applied once, in order, and the screen ends as the server', () => {
  fc.assert(
    fc.property(
      fc.array(cartOperation, { minLength: 1, maxLength: 25 }),
      fc.array(fate, { maxLength: 80 }),
      (inputs, fates) => {
        const shop = createShop({ A: 5, B: 3 })
        let mine: DeviceSequence = {
          device: { key: 'device', id: 'd1', lastSeq: 0, nextSeq: inputs.length + 1, contactAt: undefined },
          operations: inputs.map((input, index) => ({ ...operation(index + 1), input })),
        }
        const rejected: string[] = []
        let stale = nextOperation(mine)
        const push = (chance: string | undefined): void => {
          const next = chance === 'stale drainer' ? (stale ?? nextOperation(mine)) : nextOperation(mine)
          if (!next) return
          if (chance === 'lost before') return
          if (chance === 'broken') return void apply(next.operation, { status: 500, envelope: envelope(500) })
          const answer = shop.receive('d1', next.operation, next.prev)
          if (chance === 'doubled') shop.receive('d1', next.operation, next.prev)
          if (chance === 'lost after') return
          apply(next.operation, answer)
          if (fates.length % 3 === 0) stale = next
        }
        const apply = (sent: Operation, answer: { status: number; envelope: Envelope<unknown> }) => {
          const settled = applyOutcome(mine, { sent, outcome: classifyResponse(answer) }, moment)
          for (const one of settled.rejected) if (!rejected.includes(one.id)) rejected.push(one.id)
          mine = { device: settled.device, operations: settled.operations }
        }
        for (const chance of fates) push(chance)
        for (let left = 0; left <= inputs.length * 2 && mine.operations.length > 0; left++) push('answered')

        expect(mine.operations).toEqual([])
        expect(shop.log.map(({ seq }) => seq)).toEqual(inputs.map((_, index) => index + 1))
        const alone = inputs.reduce<readonly CartLineState[]>((lines, one) => {
          const outcome = applyToCart(lines, one, {
            limit: (sku) => ({ A: 5, B: 3 })[sku] ?? 'sku-unknown',
            newLine: (item) => ({ ...item, selected: true }),
          })
          return outcome.ok ? outcome.lines : lines
        }, [])
        expect(shop.lines()).toEqual(alone)
      },
    ),
    { numRuns: 400 },
  )
})

/** Two profiles: at some moment one becomes a copy of the other, including its pending operations. */
const onTwo = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('tap' as const), on: fc.constantFrom(0, 1) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('answered', 'lost before', 'lost after', 'stale drainer'),
      on: fc.constantFrom(0, 1),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('copied', 'cancelled'), on: fc.constantFrom(0, 1) }),
  },
)

test('however a device is copied and both are used, every tap of both counts once, each in its order (offline.md F35)', () => {
  fc.assert(
    fc.property(fc.array(onTwo, { minLength: 5, maxLength: 80 }), (steps) => {
      const shop = createShop({})
      let made = 0
      const fresh = (): DeviceSequence => sequence(0, [])
      const copies: [DeviceSequence, DeviceSequence] = [
        fresh(),
        { ...fresh(), device: { ...fresh().device, id: 'd0' } },
      ]
      const stale: [ReturnType<typeof nextOperation>, ReturnType<typeof nextOperation>] = [
        undefined,
        undefined,
      ]
      /** Operations of each profile, made or copied, in order. */
      const requested: [string[], string[]] = [[], []]
      /** Operations of one profile between two copies, in the user's order. */
      const spells: Record<0 | 1, string[]>[] = [{ 0: [], 1: [] }]
      const newId = () => `d${++made}x`
      const send = (on: 0 | 1, how: string): void => {
        const next =
          how === 'stale drainer' ? (stale[on] ?? nextOperation(copies[on])) : nextOperation(copies[on])
        stale[on] = nextOperation(copies[on])
        if (!next || how === 'lost before') return
        const { device } = copies[on]
        const answer = shop.receive(device.id, next.operation, next.prev)
        if (how === 'lost after') return
        const { device: after, operations } = applyOutcome(
          copies[on],
          { sent: next.operation, outcome: classifyResponse(answer) },
          {
            at: 0,
            newId,
          },
        )
        if (after.id !== device.id) stale[on] = undefined
        copies[on] = { device: after, operations }
      }
      for (const one of steps) {
        const on = one.on as 0 | 1
        const other = on === 0 ? 1 : 0
        const { device, operations } = copies[on]
        if (one.do === 'tap') {
          const id = `tap-${++made}`
          const input = { type: 'remove', skus: [] }
          copies[on] = {
            device: { ...device, nextSeq: device.nextSeq + 1 },
            operations: [...operations, { ...operation(device.nextSeq, input), id, attempts: 0 }],
          }
          requested[on].push(id)
          spells.at(-1)?.[on].push(id)
        } else if (one.do === 'copied') {
          // What only the overwritten profile knew is lost; its sent operations are not.
          const sent = new Set(shop.log.map(({ id }) => id))
          copies[other] = copies[on]
          spells.push({ 0: [], 1: [] })
          stale[other] = undefined
          requested[other] = [
            ...new Set([...requested[on], ...requested[other].filter((id) => sent.has(id))]),
          ]
        } else if (one.do === 'cancelled') {
          const last = operations.at(-1)
          if (!last || stale[on]?.operation.id === last.id || shop.log.some(({ id }) => id === last.id))
            continue
          if (copies[other].operations.some(({ id }) => id === last.id)) continue
          copies[on] = { device, operations: operations.slice(0, -1) }
          requested[on] = requested[on].filter((id) => id !== last.id)
        } else send(on, one.do)
      }
      for (const on of [0, 1] as const)
        for (let left = 0; left < 300 && copies[on].operations.length > 0; left++) send(on, 'answered')

      expect(copies.map(({ operations }) => operations)).toEqual([[], []])
      const done = shop.log.map(({ id }) => id)
      expect(done.toSorted()).toEqual([...new Set([...requested[0], ...requested[1]])].toSorted())
      for (const spell of spells)
        for (const on of [0, 1] as const) {
          const counted = spell[on].filter((id) => done.includes(id))
          expect(done.filter((id) => counted.includes(id))).toEqual(counted)
        }
    }),
    { numRuns: 1_000 },
  )
})

test('a device that does not know the stock shows the last answer, and the server decides', () => {
  const outcome = applyToCart(
    [],
    { type: 'add', items: [{ sku: 'A', productId: 'p', qty: 9 }] },
    { limit: anyAmount, newLine: (item) => ({ ...item, selected: true }) },
  )
  expect(outcome).toMatchObject({ ok: true, lines: [{ sku: 'A', qty: 9 }] })
})
