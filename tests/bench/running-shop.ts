import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/processes/free-port.ts'
import { ROOT } from '../../scripts/project-root.ts'

/** Filling a hundred thousand products takes minutes. */
const OPEN_WITHIN_MS = 15 * 60_000
const KEPT = join(tmpdir(), 'vanda-bench')

export interface RunningShop {
  readonly origin: string
  readonly dataDir: string
  readonly products: number
  /** From the start of the process to the line that reports it open. */
  readonly startMs: number
  /** The ports of its nodes, when it has several. */
  readonly nodes?: readonly number[]
  /** Resident memory now, in MB. */
  memory(): number
  /** Processor time of the process since its start, in ms. */
  cpu(): number
  stop(): Promise<void>
}

export interface ShopOrder {
  readonly dataDir: string
  readonly products: number
  readonly port?: number
  /** PostgreSQL instead of the data folder's SQLite. */
  readonly databaseUrl?: string
  /** Another checkout, with its packages installed and built, instead of this one. */
  readonly checkout?: string
}

/** The built shop in a process of its own, as `npm start` runs it, with the flood guard off. */
export async function startShop({
  dataDir,
  products,
  port,
  databaseUrl = '',
  checkout = ROOT,
}: ShopOrder): Promise<RunningShop> {
  const own = port ?? (await freePort())
  const env = {
    ...process.env,
    PORT: String(own),
    SANDBOX_PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DEMO_PRODUCTS: String(products),
    RATE_LIMITS: 'off',
    // A picture's address identifies its drawing: all shops of all runs may share the files, and none draws during a
    // measurement.
    MEDIA_DIR: join(KEPT, 'media'),
    WARM_PICTURES: 'off',
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: '',
  }
  const began = performance.now()
  const child = spawn(process.execPath, [startScript(checkout)], {
    cwd: checkout,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new RangeError('the shop did not open in time')), OPEN_WITHIN_MS)
    child.stdout.on('data', (text: Buffer) => {
      if (!String(text).includes('is open at')) return
      clearTimeout(late)
      resolve()
    })
    void ended.then((code) => reject(new RangeError(`the shop ended with ${code} before it opened`)))
  })
  return {
    origin: `http://localhost:${own}`,
    dataDir,
    products,
    startMs: performance.now() - began,
    memory: () => residentMegabytes(child.pid ?? 0),
    cpu: () => processorTime(child.pid ?? 0),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** What `npm start` runs there. */
function startScript(checkout: string): string {
  const { scripts } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  return scripts.start.replace(/^node /, '')
}

function residentMegabytes(pid: number): number {
  const kilobytes = Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout)
  if (!kilobytes) throw new RangeError('the memory of the shop cannot be read')
  return kilobytes / 1024
}

/** Of all its threads, user and system; Linux counts in hundredths of a second. */
function processorTime(pid: number): number {
  const [, facts = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = facts.split(' ').slice(11, 13).map(Number)
  if (user === undefined || system === undefined)
    throw new RangeError('the processor time of the shop cannot be read')
  return (user + system) * 10
}

/** A fresh data folder for a small shop. */
export function freshData(): string {
  return mkdtempSync(join(tmpdir(), 'vanda-bench-'))
}

/** The data folder of a shop of this size, filled once and kept while the demo generator is unchanged: read-only. */
export async function keptData(products: number): Promise<string> {
  const stored = join(KEPT, `${products}-${demoStamp()}`)
  if (existsSync(stored)) return stored
  const filling = freshData()
  console.log(`filling a shop with ${products} products, once`)
  await (await startShop({ dataDir: filling, products })).stop()
  mkdirSync(join(stored, '..'), { recursive: true })
  renameSync(filling, stored)
  return stored
}

/** A copy of such a folder, for tests that write. */
export async function copiedData(products: number): Promise<string> {
  const copy = freshData()
  cpSync(await keptData(products), copy, { recursive: true })
  return copy
}

function demoStamp(): string {
  const hash = createHash('sha256')
  for (const folder of ['server/db/migrations', 'demo-shop', 'demo-shop/words']) {
    for (const name of readdirSync(join(ROOT, folder)).sort())
      if (/(?<!\.test)\.ts$/.test(name)) hash.update(readFileSync(join(ROOT, folder, name)))
  }
  return hash.digest('hex').slice(0, 10)
}
