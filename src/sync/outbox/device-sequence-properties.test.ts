import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Envelope } from '#contract/envelope.ts'
import { applyToCart, type CartLineState, type CartOperation } from '#domain/cart/apply-to-cart.ts'
import { nextOperation, applyOutcome, type DeviceSequence } from './device-sequence.ts'
import { classifyResponse } from './classify-response.ts'
import type { Operation } from './operation.ts'
import { anEnvelope, anOperation, aSequence } from '#tests/world/device/device-sequences.ts'

const moment = { at: 5, newId: () => 'd2' }

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
          : { status: 409, envelope: anEnvelope(4090, { reason: 'other-operation' }, place.lastSeq) }
      if (prev !== place.lastSeq)
        return { status: 409, envelope: anEnvelope(409, { reason: 'gap' }, place.lastSeq) }
      const outcome = applyToCart(lines, sent.input as CartOperation, {
        limit: (sku) => stock[sku] ?? 'sku-unknown',
        newLine: (item) => ({ ...item, selected: true }),
      })
      if (outcome.ok) lines = outcome.lines
      place.lastSeq = sent.seq
      log.push({ device, seq: sent.seq, id: sent.id })
      const answer = outcome.ok
        ? anEnvelope(200, {}, sent.seq)
        : anEnvelope(4001, { reason: outcome.problem }, sent.seq)
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
          operations: inputs.map((input, index) => ({ ...anOperation(index + 1), input })),
        }
        const rejected: string[] = []
        let stale = nextOperation(mine)
        const push = (chance: string | undefined): void => {
          const next = chance === 'stale drainer' ? (stale ?? nextOperation(mine)) : nextOperation(mine)
          if (!next) return
          if (chance === 'lost before') return
          if (chance === 'broken')
            return void apply(next.operation, { status: 500, envelope: anEnvelope(500) })
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
      const fresh = (): DeviceSequence => aSequence(0, [])
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
            operations: [...operations, { ...anOperation(device.nextSeq, input), id, attempts: 0 }],
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
