import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { POINTS, type Orders, type Point } from '#tests/faults-server/points.ts'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import { aCheckout, NOON, type PaymentPageWorld } from '#tests/world/money/checkout-world.ts'
import type { Product } from '#tests/world/shops/builders.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { readTexts } from '../../core/texts.ts'
import { fileMail } from '../../providers/mail/file.ts'
import { startSandbox, type Sandbox } from '../../providers/payment/sandbox/sandbox.ts'
import { expireOrders } from '../payment/expire-orders.ts'
import { deliverOutbox } from '../../queue/outbox.ts'
import { reconcilePayments } from '../payment/reconcile.ts'

/** The promise holds for FAULT_CYCLES=20; the default is lower. */
const CYCLES = Number(process.env['FAULT_CYCLES'] ?? 4)
const CHILD = new URL('../../../tests/faults-server/checkout-child.ts', import.meta.url).pathname
const SECRET = 'between the sandbox and the shop'
/** What one child has compiled serves the others: each loads the same modules from their sources. */
const ENV = { NODE_COMPILE_CACHE: join(tmpdir(), 'vanda-compiled'), ...process.env }

/** Initial stock must equal the stock plus sold and reserved pieces, and the ledger must agree. */
async function expectPiecesAddUp(store: OpenedStore, product: Product): Promise<void> {
  const { stock } = await store.db
    .selectFrom('sku')
    .select('stock')
    .where('sku', '=', product.sku)
    .executeTakeFirstOrThrow()
  const moves = await store.db.selectFrom('stock_move').select('qty').where('sku', '=', product.sku).execute()
  expect(moves.reduce((sum, move) => sum + move.qty, 0)).toBe(stock)
  const lines = await store.db
    .selectFrom('order_line')
    .innerJoin('shop_order', 'shop_order.id', 'order_line.order_id')
    .select('order_line.qty')
    .where('order_line.sku', '=', product.sku)
    .where('shop_order.status', 'in', [
      'unpaid',
      'held',
      'processing',
      'part-shipped',
      'shipped',
      'delivered',
    ])
    .execute()
  expect(stock + lines.reduce((sum, line) => sum + line.qty, 0)).toBe(product.stock)
}

interface Ended {
  readonly acknowledged: string[]
  readonly signal: NodeJS.Signals | null
  readonly complaint: string
}

/** Runs the server that dies; `killAfter` kills it from outside, after an acknowledgement. */
function runChild(orders: Orders, killAfter?: number): Promise<Ended> {
  const child = spawn(process.execPath, [CHILD, JSON.stringify(orders)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: ENV,
  })
  let out = ''
  let complaint = ''
  child.stderr.on('data', (part: Buffer) => (complaint += part.toString()))
  child.stdout.on('data', (part: Buffer) => {
    if (out === '' && killAfter !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfter)
    out += part.toString()
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (_, signal) => {
      // A partial line was not acknowledged.
      const acknowledged = out
        .slice(0, out.lastIndexOf('\n') + 1)
        .split('\n')
        .filter(Boolean)
      resolve({ acknowledged, signal, complaint })
    })
  })
}

describe.each(ENGINES)('a shop that dies, on %s', (engine) => {
  let opened: OpenedStore
  let sandbox: Sandbox
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'vanda-sandbox-'))
    const shopUrl = 'http://localhost:4173'
    // Its notices are not delivered: this test must pass without them.
    const noticeUrl = 'http://127.0.0.1:1'
    sandbox = await startSandbox({
      dataDir: folder,
      port: 0,
      shopUrl,
      noticeUrl,
      secret: SECRET,
      now: () => NOON,
      sayIn: readTexts().in,
    })
  })
  afterAll(async () => {
    await sandbox.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const start = async (
    stock: number,
  ): Promise<{ checkout: PaymentPageWorld; product: Product; mailDir: string }> => {
    opened = await aStore(engine)
    const mailDir = join(opened.location.DATA_DIR, 'mail')
    const mail = fileMail({ dir: mailDir, from: 'Vanda <orders@vanda.example>' })
    const checkout = aCheckout(opened, { payment: sandbox.provider, mail })
    return { checkout, product: await checkout.product({ stock }), mailDir }
  }
  const orders = () => ({ location: opened.location, sandbox: { url: sandbox.url, secret: SECRET } })

  const ENDS: Record<Point, 'nothing' | 'cancelled' | 'processing'> = {
    'the key is written': 'nothing',
    'the stock is taken': 'nothing',
    'the order is written': 'nothing',
    'the order is placed': 'cancelled',
    'the payment is noted': 'cancelled',
    'the payment is started': 'cancelled',
    'the money is there': 'processing',
    'the order is paid': 'processing',
    'the mail is out': 'processing',
  }

  test.each(POINTS)('R5 when %s: stock is given back exactly once, or the order is paid', async (point) => {
    const { checkout, product, mailDir } = await start(5)
    const { signal, complaint } = await runChild({ ...orders(), product, point })
    expect(complaint).toBe('')
    expect(signal).toBe('SIGKILL')
    await expectPiecesAddUp(opened, product)
    checkout.clock.now += 31 * MINUTE_MS
    for (let run = 0; run < 2; run++) {
      await reconcilePayments(checkout.services)
      await expireOrders(checkout.services)
      await deliverOutbox(checkout.services)
    }
    await expectPiecesAddUp(opened, product)
    const statuses = (await opened.db.selectFrom('shop_order').select('status').execute()).map(
      (row) => row.status,
    )
    expect(statuses).toEqual(ENDS[point] === 'nothing' ? [] : [ENDS[point]])
    const mails = ENDS[point] === 'processing' ? readdirSync(mailDir) : []
    expect(mails).toHaveLength(ENDS[point] === 'processing' ? 1 : 0)
    await opened.close()
  })

  test(`R15 an acknowledged order survives SIGKILL, ${CYCLES} times at a random moment`, async () => {
    const { product } = await start(1_000_000)
    const acknowledged: string[] = []
    for (let cycle = 0; cycle < CYCLES; cycle++) {
      const ended = await runChild({ ...orders(), product, forever: true }, Math.random() * 400)
      expect(ended.complaint).toBe('')
      expect(ended.signal).toBe('SIGKILL')
      acknowledged.push(...ended.acknowledged)
    }
    expect(acknowledged.length).toBeGreaterThan(0)
    const stored = await opened.db.selectFrom('shop_order').select(['id', 'number']).execute()
    const numbers = new Set(stored.map((row) => row.number))
    expect(acknowledged.filter((number) => !numbers.has(number))).toEqual([])
    const lines = await opened.db.selectFrom('order_line').select('order_id').execute()
    const withLines = new Set(lines.map((row) => row.order_id))
    expect(stored.filter((row) => !withLines.has(row.id))).toEqual([])
    await expectPiecesAddUp(opened, product)
    if (engine === 'sqlite') {
      const file = new DatabaseSync(join(opened.location.DATA_DIR, 'shop.sqlite'), { readOnly: true })
      expect(file.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
      file.close()
    }
    await opened.close()
  })
})
