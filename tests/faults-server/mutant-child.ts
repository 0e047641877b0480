/**
 * The server with one injected fault, named by the variable `MUTANT`: its queries are changed on their way to the
 * database, so nothing in `server/` knows of it. Counts and faults are stored on the disk, because storms kill the
 * server.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { RawNode, WhereNode, type KyselyPlugin, type RootOperationNode } from 'kysely'
import { cartAdd, cartSelect } from '#contract/buying/cart.contract.ts'
import { API_PREFIX, HEADERS } from '#contract/envelope.ts'
import { createApp } from '#server/app.ts'
import type { Db } from '#server/db/schema/database.ts'
import { loadApp } from '#server/http/app-build.ts'
import { main } from '#server/start.ts'
import { DONE_FILE, type MutantOrders } from './mutants.ts'
import { DIST } from '../../scripts/project-root.ts'

const { mutant, oneOf, firstWrong } = JSON.parse(process.env['MUTANT'] ?? '') as MutantOrders
const dataDir = process.env['DATA_DIR'] ?? ''
const COUNT = join(dataDir, 'mutant-count')
const DONE = join(dataDir, DONE_FILE)

/** One request of an outbox and the fate of its writes. */
interface Turn {
  readonly path: string
  readonly due: boolean
  /** Writes to cart and wishlist that it has executed. */
  writes: number
  spoiled: boolean
  readonly strangers: readonly string[]
  readonly ordered: Request
}
const turns = new AsyncLocalStorage<Turn>()
/** Delayed until another operation has been applied. */
let held: Request | undefined

const count = () => (existsSync(COUNT) ? Number(readFileSync(COUNT, 'utf8')) : 0)

/** The same statement, matching no row. */
function nothing(node: RootOperationNode): RootOperationNode {
  if (node.kind === 'InsertQueryNode') {
    const nulls = (node.columns ?? []).map(() => 'null').join(', ')
    return { ...node, values: RawNode.createWithSql(`select ${nulls} where 1 = 0`) }
  }
  if (node.kind === 'UpdateQueryNode' || node.kind === 'DeleteQueryNode')
    return { ...node, where: WhereNode.create(RawNode.createWithSql('1 = 0')) }
  return node
}

/** The changed query, for writes to carts and wishlists alone. */
const spoiler: KyselyPlugin = {
  transformQuery({ node }) {
    const turn = turns.getStore()
    if (!turn || !isWrite(node)) return node
    turn.writes += 1
    if (mutant === 'drop every selection' && turn.path === cartSelect.path) return spoil(turn, nothing(node))
    if (!turn.due) return node
    if (mutant === 'drop' || mutant === 'reorder') return spoil(turn, nothing(node))
    if (mutant === 'half-apply' && turn.writes > 1) return spoil(turn, nothing(node))
    if (mutant === 'half-apply' && isNewLine(node)) return spoil(turn, withoutSelection(node))
    if (mutant === 'crossed members') {
      const crossedNode = crossed(node, turn.strangers)
      return crossedNode === undefined ? node : spoil(turn, crossedNode)
    }
    const [stranger] = turn.strangers
    if (mutant === 'wrong person' && stranger) return spoil(turn, renamed(node, turn.strangers, stranger))
    return node
  },
  transformResult: async ({ result }) => result,
}

function spoil(turn: Turn, node: RootOperationNode): RootOperationNode {
  turn.spoiled = true
  return node
}

function isWrite(node: RootOperationNode): boolean {
  const kinds = ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']
  return kinds.includes(node.kind) && /"name":"(cart_line|wishlist_item)"/.test(JSON.stringify(node))
}

const isNewLine = (node: RootOperationNode) =>
  node.kind === 'InsertQueryNode' && JSON.stringify(node).includes('"name":"cart_line"')

/** In the columns of `writeLines`: shopper, sku, product, quantity, selected, time. */
function withoutSelection(node: RootOperationNode): RootOperationNode {
  const changed = structuredClone(node) as { values?: { values: { values: unknown[] }[] } }
  for (const row of changed.values?.values ?? []) row.values[4] = 0
  return changed as unknown as RootOperationNode
}

/** Replaces the shopper by another one. */
function renamed(node: RootOperationNode, others: readonly string[], stranger: string): RootOperationNode {
  const known = new Set(others)
  const change = (value: unknown): unknown => {
    if (typeof value === 'string') return known.has(value) ? stranger : value
    if (Array.isArray(value)) return value.map(change)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(part)]))
  }
  return change(node) as RootOperationNode
}

/** One member in the place of the other; undefined for a statement that names neither. */
function crossed(node: RootOperationNode, [one, other]: readonly string[]): RootOperationNode | undefined {
  if (one === undefined || other === undefined) return undefined
  const text = JSON.stringify(node)
  if (text.includes(JSON.stringify(one))) return renamed(node, [one], other)
  return text.includes(JSON.stringify(other)) ? renamed(node, [other], one) : undefined
}

/** The members: in a storm those who share a browser. */
async function membersOf(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('member').select('id').orderBy('created_at').orderBy('id').execute()
  return rows.map(({ id }) => `m${id}`)
}

/** Every shopper with a cart, the oldest first: in a storm that is the bystander. */
async function everybody(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('cart').select('shopper').orderBy('updated_at').execute()
  return rows.map(({ shopper }) => shopper)
}

async function strangersFor(db: Db): Promise<string[]> {
  if (mutant === 'wrong person') return everybody(db)
  return mutant === 'crossed members' ? membersOf(db) : []
}

function spoilt(app: Hono, db: Db): Hono {
  const serve = app.fetch
  app.fetch = async (request, ...rest) => {
    if (!request.headers.has(HEADERS.seq)) return serve(request, ...rest)
    const { url, method, headers } = request
    const body = method === 'GET' ? undefined : await request.text()
    const again = (stored: Headers) =>
      new Request(url, { method, headers: stored, ...(body ? { body } : {}) })
    const done = count()
    const turn: Turn = {
      path: new URL(url).pathname.slice(API_PREFIX.length),
      due: done % oneOf >= firstWrong && !existsSync(`${DONE}-${Math.floor(done / oneOf)}`),
      writes: 0,
      spoiled: false,
      strangers: await strangersFor(db),
      ordered: again(withoutPlace(headers)),
    }
    const answer = await turns.run(turn, () => Promise.resolve(serve(again(headers), ...rest)))
    // A fault that cannot be executed (another shopper has that line already) is executed correctly instead.
    if (!answer.ok && turn.spoiled) return serve(again(headers), ...rest)
    if (!answer.ok || turn.writes === 0) return answer
    writeFileSync(COUNT, String(done + 1))
    if (held) {
      const late = held
      held = undefined
      await serve(late, ...rest)
    }
    if (turn.due && mutant === 'double' && turn.path === cartAdd.path) {
      const twice = await serve(turn.ordered, ...rest)
      turn.spoiled = twice.ok
    }
    if (turn.spoiled && mutant === 'reorder') held = turn.ordered
    if (turn.spoiled) note(turn, done, headers)
    return answer
  }
  return app
}

function note({ path }: Turn, done: number, headers: Headers): void {
  const named = `${headers.get(HEADERS.device)} ${headers.get(HEADERS.seq)} ${path}`
  appendFileSync(`${DONE}-${Math.floor(done / oneOf)}`, `${named}\n`)
}

/** The same request outside its sequence, which the server applies on arrival. */
function withoutPlace(headers: Headers): Headers {
  const stored = new Headers(headers)
  for (const name of [HEADERS.device, HEADERS.seq, HEADERS.prev, HEADERS.idempotency]) stored.delete(name)
  return stored
}

await main(async () => {
  const build = await loadApp(DIST)
  return (services) => {
    const db = services.store.db.withPlugin(spoiler)
    return spoilt(createApp({ ...services, store: { ...services.store, db } }, build), services.store.db)
  }
})
