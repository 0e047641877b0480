import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunningShop } from './running-shop.ts'

const SCRIPT = new URL('./load.lua', import.meta.url).pathname
const WARM_UP_S = 3
const MEASURE_S = 8
const MEMORY_EVERY_MS = 250
export const CONNECTIONS = 16
export const LOADED_WITH = 'wrk in a second process on loopback, keep-alive, RATE_LIMITS=off'

export interface Guest {
  readonly cookie: string
  readonly device: string
  /** Operation of this device that was applied last. */
  readonly seq: number
}

export interface Asking {
  /** Requested in turn, by all connections together. With guests: calls of theirs (`guestCall`). */
  readonly paths: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  /** Each makes the next call, a change of theirs numbered as an outbox sends it. */
  readonly guests?: readonly Guest[]
}

/** A call of a guest: its body stands in the form of its content type. */
export function guestCall(method: 'GET' | 'POST', path: string, body = ''): string {
  return `${method} ${path}\t${body}`
}

interface LoadJob extends Asking {
  readonly origin: string
  /** Ports of several nodes of one shop: each has the same share of the connections. */
  readonly nodes?: readonly number[] | undefined
  readonly connections: number
  readonly seconds: number
  /** Share of `paths` that is skipped at the start. */
  readonly from: number
}

interface LoadResult {
  readonly perSecond: number
  readonly answered: number
  /** In milliseconds. */
  readonly p95: number
}

export interface Loaded extends LoadResult {
  /** Most resident memory of the shop while it was under load, in MB. */
  readonly memory: number
  /** Processor time of the shop for one answer, in ms: it holds on a busy machine, too. */
  readonly cpu: number
}

/** A load generator in JavaScript is slower than the server, and would measure itself. */
export function mustHaveWrk(): void {
  if (spawnSync('wrk', ['--version']).error)
    throw new RangeError('the rates are measured with wrk, which is not installed (Debian: apt install wrk)')
}

/** Sends requests from a second process; a first, shorter run warms the server up and is not counted. */
export async function load(shop: RunningShop, connections: number, asking: Asking): Promise<Loaded> {
  const job = { origin: shop.origin, nodes: shop.nodes, connections, ...asking }
  if (!asking.guests) await runLoad({ ...job, seconds: WARM_UP_S, from: 0 })
  let memory = 0
  const watch = setInterval(() => (memory = Math.max(memory, shop.memory())), MEMORY_EVERY_MS)
  try {
    const before = shop.cpu()
    // Requests of the warm-up are repeated last. Guests have warmed the server up when they arrived.
    const result = await runLoad({ ...job, seconds: MEASURE_S, from: asking.guests ? 0 : 0.5 })
    if (result.answered === 0) throw new RangeError(`no answer in ${MEASURE_S} s`)
    return { ...result, memory, cpu: (shop.cpu() - before) / result.answered }
  } finally {
    clearInterval(watch)
  }
}

/** Runs one load in its own process; throws on a wrong response, which makes the figure worthless. */
async function runLoad(job: LoadJob): Promise<LoadResult> {
  if (!job.guests) await look(job)
  const folder = mkdtempSync(join(tmpdir(), 'vanda-load-'))
  const paths = join(folder, 'paths')
  writeFileSync(paths, job.paths.join('\n'))
  const { nodes = [] } = job
  const args = [
    `-t${Math.max(1, nodes.length)}`,
    `-c${job.connections}`,
    `-d${job.seconds}s`,
    '--timeout',
    '10s',
    '-s',
    SCRIPT,
  ]
  for (const [name, value] of Object.entries(job.headers)) args.push('-H', `${name}: ${value}`)
  args.push(job.origin, '--', paths, String(job.from))
  if (job.guests) {
    const guests = join(folder, 'guests')
    writeFileSync(
      guests,
      job.guests.map((guest) => [guest.cookie, guest.device, guest.seq].join('\t')).join('\n'),
    )
    args.push(guests)
  }
  const env = { ...process.env, VANDA_NODES: nodes.join(' ') }
  const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'], env })
  let said = ''
  child.stdout.on('data', (text: Buffer) => (said += String(text)))
  const code = await new Promise((resolve) => child.once('close', resolve))
  rmSync(folder, { recursive: true })
  const figures = /^\{.*\}$/m.exec(said)?.[0]
  if (code !== 0 || figures === undefined)
    throw new RangeError(`the load ended with ${String(code)}: ${said}`)
  const { failed, ...result } = JSON.parse(figures) as LoadResult & { failed: number }
  if (failed > 0) throw new RangeError(`${failed} of ${result.answered} answers failed`)
  return result
}

const LOOKS = 24

/** A refusal has status 200, so a sample of the responses is read before many are counted. */
async function look({ origin, paths, headers }: LoadJob): Promise<void> {
  const some = Math.max(1, Math.floor(paths.length / LOOKS))
  for (const path of paths.filter((_, at) => at % some === 0)) {
    const response = await fetch(origin + path, { headers: { ...headers } })
    const body = await response.text()
    if (response.status !== 200 || (path.startsWith('/api/') && !body.startsWith('{"code":200,')))
      throw new RangeError(`${path} was answered with ${response.status} ${body.slice(0, 200)}`)
  }
}
