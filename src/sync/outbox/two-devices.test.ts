import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cartAdd,
  cartMove,
  cartRemove,
  cartReplace,
  cartUpdate,
  wishListAdd,
  wishListDelete,
} from '#contract/buying/cart.contract.ts'
import type { Envelope } from '#contract/envelope.ts'
import { OPERATION_VERSIONS } from '#contract/operation-versions.ts'
import { applyToWishlist, type WishlistItem } from '#domain/account/wishlist.ts'
import {
  applyToCart,
  type CartLineInput,
  type CartLineState,
  type CartOperation,
} from '#domain/cart/apply-to-cart.ts'
import { cartResource } from '../resources/cart-resource.ts'
import { wishlistResource } from '../resources/wishlist-resource.ts'
import { nextOperation, applyOutcome, supersedes, type DeviceSequence } from './device-sequence.ts'
import { classifyResponse } from './classify-response.ts'
import type { Operation, Snapshot } from './operation.ts'

const SKUS = ['A', 'B', 'C'] as const
const STOCK: Readonly<Record<string, number>> = { A: 5, B: 3, C: 100 }
const SINGAPORE = { locale: 'en-GB', currency: 'SGD' } as const
const spuOf = (sku: string) => `spu-${sku}`

/** The possible actions of a user. */
type Tap =
  | { readonly do: 'add'; readonly sku: string; readonly qty: number }
  | { readonly do: 'update'; readonly sku: string; readonly qty: number }
  | { readonly do: 'replace'; readonly sku: string; readonly by: string; readonly qty: number }
  | { readonly do: 'remove' | 'move' | 'wishlist-add' | 'wishlist-delete'; readonly sku: string }

const sku = fc.constantFrom(...SKUS)
const tap: fc.Arbitrary<Tap> = fc.oneof(
  fc.record({ do: fc.constant('add' as const), sku, qty: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ do: fc.constant('update' as const), sku, qty: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ do: fc.constant('replace' as const), sku, by: sku, qty: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ do: fc.constantFrom('remove', 'move', 'wishlist-add', 'wishlist-delete'), sku }),
)

function operationOf(done: Tap, seq: number, id = `id-${seq}`): Operation {
  const calls: Record<Tap['do'], readonly [{ path: string }, unknown]> = {
    add: [cartAdd, { sku: done.sku, productId: 'p', qty: 'qty' in done ? done.qty : 1 }],
    update: [cartUpdate, { sku: done.sku, qty: 'qty' in done ? done.qty : 1 }],
    replace: [
      cartReplace,
      'by' in done ? { sku: done.sku, by: { sku: done.by, productId: 'p', qty: done.qty } } : undefined,
    ],
    remove: [cartRemove, { skus: [done.sku] }],
    move: [cartMove, { skus: [done.sku] }],
    'wishlist-add': [wishListAdd, { spu: spuOf(done.sku) }],
    'wishlist-delete': [wishListDelete, { spu: spuOf(done.sku) }],
  }
  const [endpoint, input] = calls[done.do]
  const shown = 'by' in done ? done.by : done.sku
  const piece = { sku: shown, spuCode: spuOf(shown), stock: STOCK[shown] }
  return {
    seq,
    id,
    v: OPERATION_VERSIONS.newest,
    path: endpoint.path,
    input,
    preview: { pieces: [piece], currency: 'SGD' },
    lang: 'en-GB',
    createdAt: seq,
    attempts: 0,
  }
}

interface Lists {
  readonly cart: Snapshot
  readonly wishlist: Snapshot
}

/** The server as one transaction per operation: sequence, both lists, their versions. */
function createShop() {
  const places = new Map<string, { lastSeq: number; codes: Map<number, [string, Envelope<unknown>]> }>()
  let lines: readonly CartLineState[] = []
  let wishlist: readonly WishlistItem[] = []
  let versions = { cart: 0, wishlist: 0 }
  let clock = 0
  const done: string[] = []

  const lists = (): Lists => ({
    cart: {
      name: 'cart',
      version: versions.cart,
      shopper: 'g',
      data: { currency: 'SGD', cartInfo: { list: lines.map(shownLine) } },
      asOf: clock,
    },
    wishlist: {
      name: 'wishlist',
      version: versions.wishlist,
      shopper: 'g',
      data: { list: wishlist },
      asOf: clock,
    },
  })

  function cart(operation: CartOperation): string | undefined {
    const outcome = applyToCart(lines, operation, {
      limit: (one) => STOCK[one] ?? 'sku-unknown',
      newLine: (item) => ({ ...item, selected: true }),
    })
    if (!outcome.ok) return outcome.problem
    lines = outcome.lines
    versions = { ...versions, cart: versions.cart + 1 }
    return undefined
  }
  function setWishlisted(spu: string, on: boolean): void {
    wishlist = applyToWishlist(wishlist, { spu, on }, ++clock)
    versions = { ...versions, wishlist: versions.wishlist + 1 }
  }

  function act({ path, input }: Operation): string | undefined {
    const given = input as {
      sku: string
      skus: string[]
      spu: string
      qty: number
      productId: string
      by: CartLineInput
    }
    if (path === cartAdd.path) return cart({ type: 'add', items: [given] })
    if (path === cartUpdate.path) return cart({ type: 'update', sku: given.sku, qty: given.qty })
    if (path === cartReplace.path) return cart({ type: 'replace', sku: given.sku, by: given.by })
    if (path === cartRemove.path) return cart({ type: 'remove', skus: given.skus })
    if (path === cartMove.path) {
      for (const one of given.skus) setWishlisted(spuOf(one), true)
      return cart({ type: 'remove', skus: given.skus })
    }
    setWishlisted(given.spu, path === wishListAdd.path)
    return undefined
  }

  return {
    lists,
    /** Ids of applied and refused operations, in order. */
    done: () => done,
    lastSeq: (device: string) => places.get(device)?.lastSeq ?? 0,
    receive(device: string, sent: Operation, prev: number): Envelope<unknown> & { status: number } {
      const place = places.get(device) ?? { lastSeq: 0, codes: new Map() }
      places.set(device, place)
      if (sent.seq <= place.lastSeq) {
        const [id, reported] = place.codes.get(sent.seq) ?? ['', answer(sent.seq)]
        return id === sent.id
          ? { status: 200, ...reported }
          : { status: 409, ...answer(place.lastSeq, 4090), data: { reason: 'other-operation' } }
      }
      if (prev !== place.lastSeq)
        return { status: 409, ...answer(place.lastSeq, 409), data: { reason: 'gap' } }
      const problem = act(sent)
      done.push(sent.id)
      place.lastSeq = sent.seq
      const reported = problem ? { ...answer(sent.seq, 4001), data: { reason: problem } } : answer(sent.seq)
      place.codes.set(sent.seq, [sent.id, reported])
      return { status: 200, ...reported }
    },
  }
}

const answer = (lastSeq: number, code = 200): Envelope<unknown> => ({ code, message: '', data: {}, lastSeq })
const shownLine = (line: CartLineState) => ({
  ...line,
  spuCode: spuOf(line.sku),
  stock: STOCK[line.sku],
  finalPrice: 1,
})

type Shop = ReturnType<typeof createShop>

const cartLines = (snapshot: Snapshot | undefined, operations: readonly Operation[]) =>
  cartResource.view?.(snapshot, operations, SINGAPORE).lines.map((line) => [line.sku, line.qty])
const wishlistSpus = (snapshot: Snapshot | undefined, operations: readonly Operation[]) =>
  wishlistResource.view?.(snapshot, operations, SINGAPORE).spus

/** A device: one sequence, its snapshots and its tabs; optionally a copy of another one's disk. */
function createDevice(shop: Shop, name: string, disk?: { sequence: DeviceSequence; known: Partial<Lists> }) {
  let mine: DeviceSequence = disk?.sequence ?? {
    device: { key: 'device', id: name, lastSeq: 0, nextSeq: 1, contactAt: undefined },
    operations: [],
  }
  let known: Partial<Lists> = disk?.known ?? {}
  let offered = 0

  function take(next: Lists, lastSeq: number): void {
    for (const name of ['cart', 'wishlist'] as const)
      if (supersedes(known[name], next[name], { ofDevice: mine.device.lastSeq, ofResponse: lastSeq }))
        known = { ...known, [name]: next[name] }
  }
  function send(fate: Fate): void {
    const next = nextOperation(mine)
    if (!next || fate === 'lost before') return
    const { status, ...envelope } = shop.receive(mine.device.id, next.operation, next.prev)
    const reported = shop.lists()
    if (fate === 'lost after') return
    const settled = applyOutcome(
      mine,
      { sent: next.operation, outcome: classifyResponse({ status, envelope }) },
      {
        at: 0,
        newId: () => `${name}'${offered}`,
      },
    )
    const renamed = settled.device.id !== mine.device.id
    mine = { device: settled.device, operations: settled.operations }
    if (envelope.code === 200 && !renamed) take(reported, envelope.lastSeq ?? 0)
  }
  return {
    tap(done: Tap): void {
      offered += 1
      mine = {
        device: { ...mine.device, nextSeq: mine.device.nextSeq + 1 },
        operations: [...mine.operations, operationOf(done, mine.device.nextSeq, `${name}-${offered}`)],
      }
    },
    send,
    /** Reads both lists; `late` is a response that was delayed. */
    pull(late?: { lists: Lists; lastSeq: number }): void {
      take(late?.lists ?? shop.lists(), late?.lastSeq ?? shop.lastSeq(mine.device.id))
    },
    view: () => ({
      cart: cartLines(known.cart, mine.operations),
      wishlist: wishlistSpus(known.wishlist, mine.operations),
    }),
    disk: () => ({ sequence: mine, known }),
    waiting: () => mine.operations.length,
    offered: () => offered,
    tapped: () => Array.from({ length: offered }, (_, at) => `${name}-${at + 1}`),
    lastSeq: () => mine.device.lastSeq,
  }
}

const FATES = ['answered', 'lost before', 'lost after'] as const
type Fate = (typeof FATES)[number]
const step = fc.oneof(
  fc.record({ kind: fc.constant('tap' as const), on: fc.constantFrom(0, 1), tap }),
  fc.record({
    kind: fc.constant('send' as const),
    on: fc.constantFrom(0, 1),
    fate: fc.constantFrom(...FATES),
  }),
  fc.record({ kind: fc.constantFrom('pull', 'ask', 'late'), on: fc.constantFrom(0, 1) }),
)

test('however two devices take turns and answers are lost or late, both end with the lists of the shop', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 80 }), (steps) => {
      const shop = createShop()
      const devices = [createDevice(shop, 'phone'), createDevice(shop, 'desk')] as const
      const late: ({ lists: Lists; lastSeq: number } | undefined)[] = [undefined, undefined]
      for (const one of steps) {
        const device = devices[one.on as 0 | 1]
        if (one.kind === 'tap') device.tap(one.tap)
        else if (one.kind === 'send') device.send(one.fate)
        else if (one.kind === 'pull') device.pull()
        else if (one.kind === 'ask')
          late[one.on] = { lists: shop.lists(), lastSeq: shop.lastSeq(one.on === 0 ? 'phone' : 'desk') }
        else if (late[one.on]) device.pull(late[one.on])
      }
      for (const device of devices) {
        for (let left = 0; left < 200 && device.waiting() > 0; left++) device.send('answered')
        expect(device.waiting()).toBe(0)
        expect(device.lastSeq()).toBe(device.offered())
      }
      for (const device of devices) device.pull()
      const { cart, wishlist } = shop.lists()
      const reported = {
        cart: cartLines(cart, []),
        wishlist: wishlistSpus(wishlist, []),
      }
      expect(devices.map((device) => device.view())).toEqual([reported, reported])
    }),
    { numRuns: 400 },
  )
})

test('two copies of one device both end with the lists of the shop, and each tap counts once (offline.md F35)', () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 20 }),
      fc.array(step, { minLength: 5, maxLength: 60 }),
      (before, steps) => {
        const shop = createShop()
        const phone = createDevice(shop, 'phone')
        const act = (device: ReturnType<typeof createDevice>, one: (typeof steps)[number]) => {
          if (one.kind === 'tap') device.tap(one.tap)
          else if (one.kind === 'send') device.send(one.fate)
          else device.pull()
        }
        for (const one of before) act(phone, one)
        const copy = createDevice(shop, 'copy', phone.disk())
        for (const one of steps) act(one.on === 0 ? phone : copy, one)
        const devices = [phone, copy]
        for (const device of devices)
          for (let left = 0; left < 300 && device.waiting() > 0; left++) device.send('answered')
        expect(devices.map((device) => device.waiting())).toEqual([0, 0])
        expect(shop.done().toSorted()).toEqual([...phone.tapped(), ...copy.tapped()].toSorted())
        for (const device of devices) device.pull()
        expect(phone.view()).toEqual(copy.view())
      },
    ),
    { numRuns: 400 },
  )
})

test('a move shows on both lists before it is sent, and on one of them never', () => {
  const shop = createShop()
  const device = createDevice(shop, 'phone')
  device.tap({ do: 'add', sku: 'A', qty: 2 })
  device.send('answered')
  device.tap({ do: 'move', sku: 'A' })
  expect(device.view()).toEqual({ cart: [], wishlist: ['spu-A'] })
  device.send('lost after')
  expect(device.view()).toEqual({ cart: [], wishlist: ['spu-A'] })
  device.send('answered')
  expect(device.view()).toEqual({ cart: [], wishlist: ['spu-A'] })
})

test('an operation of a build yet to come changes nothing here', () => {
  const newer = { ...operationOf({ do: 'move', sku: 'A' }, 1), v: OPERATION_VERSIONS.newest + 1 }
  const shop = createShop()
  const device = createDevice(shop, 'phone')
  device.tap({ do: 'add', sku: 'A', qty: 2 })
  device.send('answered')
  expect(cartLines(shop.lists().cart, [newer])).toEqual([['A', 2]])
  expect(wishlistResource.view?.(undefined, [newer], SINGAPORE)).toEqual({
    status: 'ready',
    asOf: undefined,
    spus: [],
  })
})
