import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { checkSequences } from './faults/check-ledger.ts'
import type { DeviceRows } from './world/device/device-rows.ts'
import type { Entry } from './world/faults/fault-proxy.ts'
import type { RunningShop } from './world/shops/running-shop.ts'
import { installRecorder } from './world/faults/write-recorder.ts'

/** Tests the check of all faults: each violation is made once and must be detected. */

const dataDir = mkdtempSync(join(tmpdir(), 'vanda-ledger-check-'))
const file = new DatabaseSync(join(dataDir, 'shop.sqlite'))
file.exec('pragma synchronous = off')
file.exec(`create table device (id text primary key, shopper text, last_seq integer);
  create table device_answer (device_id text, seq integer, operation text, answer text, primary key (device_id, seq));
  create table cart_line (shopper text, sku text, qty integer, selected integer, added_at integer, primary key (shopper, sku));
  create table wishlist_item (shopper text, spu text, added_at integer, primary key (shopper, spu));
  create table product (id text, spu text);
  create table sku (sku text, product_id text, stock integer)`)
installRecorder(dataDir)
afterAll(() => {
  file.close()
  rmSync(dataDir, { recursive: true })
})

const shop = { dataDir } as RunningShop
type Fields = Readonly<Record<string, string>>
const ADD_A: Fields = { sku: 'A', productId: 'p', qty: '1' }
const sent = (seq: number, key = `key-${seq}`, device = 'd1'): Entry => ({
  method: 'POST',
  path: '/api/cart/add',
  query: new URLSearchParams(),
  fields: ADD_A,
  device,
  seq,
  prev: seq - 1,
  key,
  attempt: 0,
  at: 0,
  fate: 'passes',
  status: 200,
})
const call = (seq: number, path: string, fields: Fields) => ({ ...sent(seq), path: `/api${path}`, fields })
const device = (lastSeq: number, nextSeq: number): DeviceRows => ({
  device: { key: 'device', id: 'd1', lastSeq, nextSeq, contactAt: undefined },
  operations: [],
  rejected: [],
  snapshots: [],
})
/** One operation on the server, and the sequence number it gets. */
const applied = (seq: number, sql = '', { code = 200, id = 'd1', key = `key-${seq}`, reason = '' } = {}) => {
  file.exec(sql)
  file
    .prepare('insert into device_answer values (?, ?, ?, ?)')
    .run(id, seq, key, JSON.stringify({ code, ...(reason ? { reason } : {}) }))
}
const NEW_A = "insert into cart_line values ('g1', 'A', 1, 1, 10)"
const setA = (change: string) => `update cart_line set ${change} where shopper = 'g1' and sku = 'A'`
const chainAt = (seq: number, id = 'd1') =>
  file.prepare('insert into device values (?, ?, ?)').run(id, 'g1', seq)
const problemsOf = (journal: readonly Entry[], rows: DeviceRows) =>
  checkSequences({ shop, net: { journal }, shopper: 'g1', devices: [rows] })

beforeEach(() => {
  file.exec(
    `delete from device; delete from device_answer; delete from cart_line; delete from wishlist_item; delete from sku;
     delete from product; delete from write_record; delete from sqlite_sequence;
     insert into product values ('p', 'P'), ('q', 'Q'); insert into sku values ('A', 'p', 50), ('B', 'q', 50)`,
  )
})

test('nothing to say where each operation was applied once', () => {
  chainAt(2)
  applied(1, NEW_A)
  applied(2, setA('qty = 2'))
  expect(problemsOf([sent(1), sent(1), sent(2)], device(2, 3))).toEqual([])
})

test('an operation that is nowhere is lost', () => {
  chainAt(2)
  applied(2, NEW_A)
  expect(problemsOf([sent(1), sent(2)], device(2, 3))).toEqual(['I1 d1 1: lost'])
})

test('one operation in two sequences of a shopper is doubled', () => {
  chainAt(1)
  chainAt(1, 'd2')
  applied(1, NEW_A, { key: 'same' })
  applied(1, setA('qty = 2'), { id: 'd2', key: 'same' })
  expect(problemsOf([sent(1, 'same'), sent(1, 'same', 'd2')], device(1, 2))).toEqual([
    'I1 same: applied 2 times',
  ])
})

test('the second before the first is out of order', () => {
  chainAt(2)
  applied(2, NEW_A)
  applied(1, setA('qty = 2'))
  expect(problemsOf([sent(1), sent(2)], device(2, 3))).toEqual(['I2 d1: applied out of order: 2 1'])
})

test('a refusal that is not in the tray was not shown to the shopper', () => {
  chainAt(1)
  applied(1, '', { code: 4001 })
  expect(problemsOf([sent(1)], device(1, 2))).toEqual(['I1 d1 1: refused, and not shown to the shopper'])
})

test('another operation answered as done in a place that is taken is lost', () => {
  chainAt(1)
  applied(1, NEW_A)
  expect(problemsOf([sent(1), sent(1, 'of a copy')], device(1, 2))).toEqual([
    'I1 d1 1: of a copy was answered as done, and the place is of key-1',
  ])
  // A conflict is reported that does not exist.
  expect(problemsOf([sent(1), { ...sent(1, 'of a copy'), status: 409 }], device(1, 2))).toEqual([])
})

test('a conflict on a device of another person is not of this one', () => {
  chainAt(1)
  applied(1, NEW_A)
  const conflict = [sent(3, 'one', 'd9'), { ...sent(3, 'other', 'd9'), status: 409 }]
  expect(problemsOf([sent(1), ...conflict], device(1, 2))).toEqual([])
})

test('a device may not believe in more than the shop has', () => {
  chainAt(0)
  expect(problemsOf([sent(1)], device(1, 1))).toEqual([expect.stringContaining('believes 1 is done')])
})

const UPDATE = call(2, '/cart/update', { sku: 'A', qty: '5' })
const SELECT = call(2, '/cart/select', { skus: 'A', selected: 'false' })
const WISH = call(2, '/customer/wishListAdd', { spu: 'P' })
const MOVE = call(2, '/cart/moveToWishlist', { skus: 'A' })
const BATCH = call(2, '/cart/batchAdd', {
  items: JSON.stringify([
    { sku: 'A', qty: 1 },
    { sku: 'B', qty: 1 },
  ]),
})
const THIRD = sent(3)

describe('a shop that does wrong at one operation is named, though a later one hides it', () => {
  const CRIMES: readonly [crime: string, second: Entry, does: string, then: string, said: string][] = [
    ['an addition dropped', sent(2), '', setA('qty = 3'), 'A should be 2 and is 1'],
    ['a quantity dropped', UPDATE, '', setA('qty = 6'), 'A should be 5 and is 1'],
    ['a selection dropped', SELECT, '', setA('qty = 2'), 'A should be not selected and is not so'],
    ['a wishlist item dropped', WISH, '', setA('qty = 2'), 'P is missing from the wishlist'],
    [
      'a removal dropped',
      call(2, '/cart/remove', { skus: 'A' }),
      '',
      setA('qty = 2'),
      'A is in the bag and should not be',
    ],
    ['an addition doubled', sent(2), setA('qty = 3'), setA('qty = 4'), 'A should be 2 and is 3'],
    [
      'an addition without its selection',
      sent(2),
      setA('qty = 2, selected = 0'),
      setA('qty = 3, selected = 1'),
      'A should be selected and is not so',
    ],
    [
      'a move half done: the bag alone',
      MOVE,
      "delete from cart_line where sku = 'A'",
      NEW_A,
      'P is missing from the wishlist',
    ],
    [
      'a move half done: the wishlist alone',
      MOVE,
      "insert into wishlist_item values ('g1', 'P', 5)",
      setA('qty = 2'),
      'A is in the bag and should not be',
    ],
    [
      'an addition of two pieces half done',
      BATCH,
      setA('qty = 2'),
      setA('qty = 3'),
      'B is missing from the bag',
    ],
    [
      'a wishlist item of another product',
      WISH,
      "insert into wishlist_item values ('g1', 'Q', 5)",
      setA('qty = 2'),
      'Q is on the wishlist and should not be',
    ],
    [
      'a new line at the end',
      call(2, '/cart/add', { sku: 'B', qty: '1' }),
      "insert into cart_line values ('g1', 'B', 1, 1, 1)",
      setA('qty = 2'),
      'the order should be [["B","A"],[]] and is [["A","B"],[]]',
    ],
    [
      'the bag of another person changed',
      sent(2),
      "insert into cart_line values ('g2', 'A', 1, 1, 10)",
      setA('qty = 2'),
      'it changed what another person holds',
    ],
  ]
  for (const [crime, second, does, then, said] of CRIMES)
    test(crime, () => {
      chainAt(3)
      applied(1, NEW_A)
      applied(2, does)
      applied(3, then)
      const reported = problemsOf([sent(1), second, THIRD], device(3, 4))
      expect(reported.filter((line) => line.startsWith('I1 d1 2 ')).join('\n')).toContain(said)
    })

  test("two operations applied in each other's place", () => {
    chainAt(3)
    applied(1, NEW_A)
    // The addition after the removal, answered as if before it.
    applied(2, '')
    applied(3, setA('qty = 1'))
    const journal = [sent(1), sent(2), call(3, '/cart/remove', { skus: 'A' })]
    expect(problemsOf(journal, device(3, 4))).toEqual([
      'I1 d1 2 /cart/add A p 1: A should be 2 and is 1',
      'I1 d1 3 /cart/remove A: A is in the bag and should not be',
    ])
  })

  test('a change after the last operation', () => {
    chainAt(1)
    applied(1, NEW_A)
    file.exec(setA('qty = 2'))
    expect(problemsOf([sent(1)], device(1, 2))).toEqual([
      'I1 after the last operation: A should be 1 and is 2',
    ])
  })

  test('an operation that was never sent, and one applied against the rules', () => {
    chainAt(2)
    applied(1, NEW_A)
    applied(2)
    expect(problemsOf([sent(1)], device(2, 3))).toContain('I1 d1 2 (unknown): applied and never sent')
    const unknown = call(2, '/cart/update', { sku: 'B', qty: '2' })
    expect(problemsOf([sent(1), unknown], device(2, 3))).toEqual([
      'I1 d1 2 /cart/update B 2: applied, though the rules refuse it (not-in-cart)',
    ])
  })

  test('a refusal that the bag gives no reason for', () => {
    chainAt(2)
    applied(1, NEW_A)
    applied(2, '', { code: 4004, reason: 'not-in-cart' })
    expect(problemsOf([sent(1), UPDATE], device(2, 3))).toContain(
      'I1 d1 2 /cart/update A 5: refused as not-in-cart, and it is in the bag',
    )
  })
})

test('another size as the check computes it: in the place of the old line, or joined to its own', () => {
  const replace = (seq: number, sku: string, by: string) =>
    call(seq, '/cart/replace', { sku, by: JSON.stringify({ sku: by, productId: 'p', qty: 2 }) })
  chainAt(5)
  file.exec("insert into sku values ('A-L', 'p', 50)")
  applied(1, NEW_A)
  applied(2, "update cart_line set sku = 'A-L', qty = 2 where sku = 'A'")
  applied(3, '', { code: 4004, reason: 'sku-unknown' })
  applied(4, "insert into cart_line values ('g1', 'A', 1, 1, 20)")
  applied(5, "delete from cart_line where sku = 'A'; update cart_line set qty = 4 where sku = 'A-L'")
  const add = call(4, '/cart/add', { sku: 'A', qty: '1' })
  const journal = [sent(1), replace(2, 'A', 'A-L'), replace(3, 'A-L', 'B'), add, replace(5, 'A', 'A-L')]
  const rows = device(5, 6)
  const shown = problemsOf(journal, rows)
  expect(shown).toEqual(['I1 d1 3: refused, and not shown to the shopper'])
})

test('the rules of the bag as the check computes them: the rest of the stock, new lines first, both lists at a move', () => {
  chainAt(5)
  applied(1, NEW_A)
  applied(2, setA('qty = 50'))
  applied(3, setA('selected = 0'))
  applied(4, setA('selected = 1'))
  applied(5, "delete from cart_line; insert into wishlist_item values ('g1', 'P', 5)")
  const journal = [
    sent(1),
    call(2, '/cart/update', { sku: 'A', qty: '99' }),
    call(3, '/cart/select', { skus: 'A,B', selected: 'false' }),
    call(4, '/cart/add', { sku: 'A', qty: '1' }),
    call(5, '/cart/moveToWishlist', { skus: 'A' }),
  ]
  expect(problemsOf(journal, device(5, 6))).toEqual([])
})
