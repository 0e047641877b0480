import type { Entry, FaultProxy } from '../world/faults/fault-proxy.ts'
import type { RunningShop } from '../world/shops/running-shop.ts'
import { rowsOf } from '../world/browser/fixtures.ts'
import type { DeviceRows } from '../world/device/device-rows.ts'
import { holdingsNow, recordings } from '../world/faults/write-recorder.ts'
import type { StoreFacts } from './model.ts'
import { checkStates } from './states.ts'

/** One operation that the server has applied or refused in its sequence, in the order of its commits. */
interface Applied {
  readonly device: string
  readonly seq: number
  /** Id of the operation that has this number, as the server stored it. */
  readonly operation: string
  readonly code: number
}

export interface Ledger {
  readonly shopper: string
  readonly applied: readonly Applied[]
  readonly cart: Readonly<Record<string, number>>
  readonly wishlist: readonly string[]
}

/** What the server's database holds of one user. */
export function ledgerOf(shop: RunningShop, shopper: string): Ledger {
  const applied = rowsOf(
    shop,
    `select device_id, seq, operation, answer from device_answer
     where device_id in (select id from device where shopper = ?) order by device_answer.rowid`,
    shopper,
  ).map((row) => ({
    device: String(row['device_id']),
    seq: Number(row['seq']),
    operation: String(row['operation']),
    code: Number((JSON.parse(String(row['answer'])) as { code: number }).code),
  }))
  const lines = rowsOf(shop, 'select sku, qty from cart_line where shopper = ?', shopper)
  const wishlist = rowsOf(shop, 'select spu from wishlist_item where shopper = ? order by spu', shopper)
  return {
    shopper,
    applied,
    cart: Object.fromEntries(lines.map(({ sku, qty }) => [String(sku), Number(qty)])),
    wishlist: wishlist.map(({ spu }) => String(spu)),
  }
}

export interface Case {
  readonly shop: RunningShop
  readonly net: Pick<FaultProxy, 'journal'>
  readonly shopper: string
  /** Every device of this user, with the rows of its own database. */
  readonly devices: readonly DeviceRows[]
  /** Refused operations that the user has resolved. */
  readonly dismissed?: readonly string[]
}

/**
 * I1 and I2 of offline.md 3b, from three independent records: the proxy's journal, the server's database and the
 * device's. Returns the violations; none when every operation is applied exactly once, refused and shown, or pending.
 */
export function checkSequences({ shop, net, shopper, devices, dismissed = [] }: Case): string[] {
  const ledger = ledgerOf(shop, shopper)
  const wrong: string[] = []
  // The cases of a run share the proxy: operations of other users' devices are checked in their own case.
  const mine = new Set(
    [...ledger.applied, ...devices.map(({ device: { id } }) => ({ device: id }))].map((one) => one.device),
  )
  const journal = net.journal.filter((entry) => mine.has(entry.device))
  const keyOf = keysOf(journal, ledger, wrong)
  for (const { device, operations, rejected } of devices) {
    const applied = ledger.applied.filter((one) => one.device === device.id)
    const seqs = applied.map(({ seq }) => seq)
    if (seqs.some((seq, index) => index > 0 && seq <= (seqs[index - 1] ?? 0)))
      wrong.push(`I2 ${device.id}: applied out of order: ${seqs.join(' ')}`)
    const [row] = rowsOf(shop, 'select last_seq from device where id = ?', device.id)
    const last = Number(row?.['last_seq'] ?? 0)
    if (last !== Math.max(0, ...seqs))
      wrong.push(`${device.id}: the sequence is at ${last}, its log ends at ${seqs.at(-1)}`)
    if (device.lastSeq > last)
      wrong.push(`I1 ${device.id}: the device believes ${device.lastSeq} is done, the shop ${last}`)
    const waiting = new Set(operations.map(({ seq }) => seq))
    const stored = new Set([...rejected.map(({ id }) => id), ...dismissed])
    for (let seq = 1; seq < device.nextSeq; seq++) {
      const done = applied.find((one) => one.seq === seq)
      const key = keyOf.get(`${device.id} ${seq}`)
      if (done && done.code !== 200 && !waiting.has(seq) && !(key && stored.has(key)))
        wrong.push(`I1 ${device.id} ${seq}: refused, and not shown to the shopper`)
      if (!done && !waiting.has(seq) && !(key && stored.has(key))) wrong.push(`I1 ${device.id} ${seq}: lost`)
    }
  }
  const times = new Map<string, number>()
  for (const { operation, code } of ledger.applied)
    if (code === 200) times.set(operation, (times.get(operation) ?? 0) + 1)
  for (const [key, count] of times) if (count > 1) wrong.push(`I1 ${key}: applied ${count} times`)
  wrong.push(...unlike(shop, ledger), ...checkHoldings(shop, net.journal, shopper))
  return wrong
}

/**
 * Which operation each number of each sequence carries. A copy of a device may send a used number and must be answered with a conflict:
 * answered as done, its operation would be lost.
 */
function keysOf(journal: readonly Entry[], { applied }: Ledger, wrong: string[]): Map<string, string> {
  const keys = new Map(applied.map(({ device, seq, operation }) => [`${device} ${seq}`, operation]))
  const taken = new Set(keys.keys())
  for (const { device, seq, key, status } of journal) {
    const place = `${device} ${seq}`
    const known = keys.get(place)
    if (known === undefined) keys.set(place, key)
    else if (known !== key && status === 200)
      wrong.push(`I1 ${place}: ${key} was answered as done, and the place is of ${known}`)
    else if (known !== key && !taken.has(place))
      wrong.push(`${place} was sent as two operations: ${known}, ${key}`)
  }
  return keys
}

/** The server's stored operation and the recorded commit must agree. */
function unlike(shop: RunningShop, { shopper, applied }: Ledger): string[] {
  const line = ({ device, seq, operation, code }: Applied) => `${device} ${seq} ${operation} ${code}`
  const seen = recordings(shop.dataDir).filter((step) => step.shopper === shopper)
  const [stored, committed] = [applied, seen].map((all) => all.map(line).join('\n'))
  return stored === committed
    ? []
    : ['I2 the kept answers are not the operations in the order of their commits']
}

/** The server's state after each operation of a user, and at the end. */
export function checkHoldings(shop: RunningShop, journal: readonly Entry[], shopper: string): string[] {
  const { dataDir } = shop
  return checkStates({
    log: recordings(dataDir),
    now: holdingsNow(dataDir),
    journal,
    shopper,
    store: storeFactsOf(shop),
  })
}

/** For the operations applied so far: valid at any moment of a storm. */
export function checkSoFar(shop: RunningShop, journal: readonly Entry[], shopper: string): string[] {
  return checkStates({ log: recordings(shop.dataDir), journal, shopper, store: storeFactsOf(shop) })
}

function storeFactsOf(shop: RunningShop): StoreFacts {
  const rows = rowsOf(shop, 'select sku, stock, spu from sku join product on product.id = sku.product_id')
  const known = new Map(rows.map((row) => [String(row['sku']), row]))
  return {
    stock: (sku) => Number(known.get(sku)?.['stock'] ?? 0),
    spuOf: (sku) => String(known.get(sku)?.['spu'] ?? ''),
  }
}
