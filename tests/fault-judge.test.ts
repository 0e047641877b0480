import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { judgeChains } from './faults/judge.ts'
import type { DeviceRows } from './world/device-rows.ts'
import type { Entry } from './world/fault-proxy.ts'
import type { RunningShop } from './world/running-shop.ts'

/** The judge of all faults is put on trial: each crime is committed once and must be seen. */

const dataDir = mkdtempSync(join(tmpdir(), 'vanda-judge-'))
const file = new DatabaseSync(join(dataDir, 'shop.sqlite'))
file.exec(`create table device (id text primary key, principal text, last_seq integer);
  create table device_answer (device_id text, seq integer, operation text, answer text, primary key (device_id, seq));
  create table cart_line (principal text, sku text, qty integer);
  create table wish (principal text, spu text);
  create table sku (sku text, stock integer)`)
afterAll(() => {
  file.close()
  rmSync(dataDir, { recursive: true })
})

const shop = { dataDir } as RunningShop
const sent = (seq: number, key = `key-${seq}`, device = 'd1'): Entry => ({
  method: 'POST',
  path: '/api/cart/add',
  query: new URLSearchParams(),
  fields: { sku: 'A', productId: 'p', qty: '1' },
  device,
  seq,
  prev: seq - 1,
  key,
  attempt: 0,
  at: 0,
  fate: 'passes',
  status: 200,
})
const device = (lastSeq: number, nextSeq: number): DeviceRows => ({
  device: { key: 'device', id: 'd1', lastSeq, nextSeq, contactAt: undefined },
  operations: [],
  rejected: [],
  snapshots: [],
})
const applied = (seq: number, code = 200, id = 'd1', key = `key-${seq}`) =>
  file.prepare('insert into device_answer values (?, ?, ?, ?)').run(id, seq, key, JSON.stringify({ code }))
const inBag = (qty: number) => file.prepare('insert into cart_line values (?, ?, ?)').run('g1', 'A', qty)
const chainAt = (seq: number, id = 'd1') =>
  file.prepare('insert into device values (?, ?, ?)').run(id, 'g1', seq)
const judged = (journal: readonly Entry[], rows: DeviceRows) =>
  judgeChains({ shop, net: { journal }, principal: 'g1', devices: [rows] })

beforeEach(() => {
  file.exec(
    'delete from device; delete from device_answer; delete from cart_line; delete from wish; delete from sku',
  )
  file.exec("insert into sku values ('A', 50)")
})

test('nothing to say where each operation was applied once', () => {
  chainAt(2)
  applied(1)
  applied(2)
  inBag(2)
  expect(judged([sent(1), sent(1), sent(2)], device(2, 3))).toEqual([])
})

test('an operation that is nowhere is lost', () => {
  chainAt(2)
  applied(2)
  inBag(1)
  expect(judged([sent(1), sent(2)], device(2, 3))).toEqual(['I1 d1 1: lost'])
})

test('a wish applied twice shows in the bag', () => {
  chainAt(1)
  applied(1)
  inBag(2)
  expect(judged([sent(1)], device(1, 2))).toEqual([expect.stringContaining('its log makes {"A":1}')])
})

test('one operation in two chains of a person is doubled', () => {
  chainAt(1)
  chainAt(1, 'd2')
  applied(1, 200, 'd1', 'same')
  applied(1, 200, 'd2', 'same')
  inBag(2)
  expect(judged([sent(1, 'same'), sent(1, 'same', 'd2')], device(1, 2))).toEqual(['I1 same: applied 2 times'])
})

test('the second before the first is out of order', () => {
  chainAt(2)
  applied(2)
  applied(1)
  inBag(2)
  expect(judged([sent(1), sent(2)], device(2, 3))).toEqual(['I2 d1: applied out of order: 2 1'])
})

test('a refusal that is not in the tray is one the shopper was not told of', () => {
  chainAt(1)
  applied(1, 4001)
  expect(judged([sent(1)], device(1, 2))).toEqual(['I1 d1 1: refused, and the shopper was not told'])
})

test('another operation answered as done in a place that is taken is lost', () => {
  chainAt(1)
  applied(1)
  inBag(1)
  expect(judged([sent(1), sent(1, 'of a copy')], device(1, 2))).toEqual([
    'I1 d1 1: of a copy was answered as done, and the place is of key-1',
  ])
  // Told of the conflict it is not.
  expect(judged([sent(1), { ...sent(1, 'of a copy'), status: 409 }], device(1, 2))).toEqual([])
})

test('a device may not believe in more than the shop has', () => {
  chainAt(0)
  expect(judged([sent(1)], device(1, 1))).toEqual([expect.stringContaining('believes 1 is done')])
})
