import { readFileSync } from 'node:fs'
import { Client } from 'undici'
import { percentile } from './figures.ts'

/** Asks a shop as fast as it answers and prints what came of it as JSON. */

export interface Guest {
  readonly cookie: string
  readonly device: string
  /** Operation of this device that was applied last. */
  seq: number
}

export interface LoadJob {
  readonly origin: string
  readonly connections: number
  readonly seconds: number
  /** Asked in turn, by all connections together. */
  readonly paths: readonly string[]
  /** Share of `paths` that is passed over at the start. */
  readonly from: number
  readonly headers: Readonly<Record<string, string>>
  /** With guests each path is the body of an add to somebody's bag instead, chained as an outbox sends it. */
  readonly guests?: readonly Guest[]
}

export interface LoadResult {
  readonly perSecond: number
  readonly answered: number
  readonly p95: number
  /** What was not as expected, a few of each. */
  readonly wrong: readonly string[]
}

const job = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as LoadJob
const GOOD = Buffer.from('{"code":200,')
const wrong: string[] = []
const times: number[] = []
const resting = [...(job.guests ?? [])]
let asked = Math.floor(job.paths.length * job.from)

const began = performance.now()
const until = began + job.seconds * 1_000
await Promise.all(Array.from({ length: job.connections }, askUntilTheEnd))
const answer: LoadResult = {
  perSecond: times.length / ((performance.now() - began) / 1_000),
  answered: times.length,
  p95: times.length > 0 ? percentile(times, 95) : 0,
  wrong,
}
process.stdout.write(JSON.stringify(answer))

/** One connection: asks, reads the whole answer, asks again. */
async function askUntilTheEnd(): Promise<void> {
  const client = new Client(job.origin, { pipelining: 1 })
  while (performance.now() < until) {
    const path = job.paths[asked++ % job.paths.length] ?? '/'
    const at = performance.now()
    await (job.guests ? addToBag(client, path) : look(client, path))
    times.push(performance.now() - at)
  }
  await client.close()
}

async function look(client: Client, path: string): Promise<void> {
  const { statusCode, body } = await client.request({ path, method: 'GET', headers: job.headers })
  const bytes = Buffer.from(await body.arrayBuffer())
  judge(statusCode, bytes, path.startsWith('/api/'))
}

async function addToBag(client: Client, fields: string): Promise<void> {
  const guest = resting.shift()
  if (!guest) throw new RangeError('there are fewer guests than connections')
  const { statusCode, body } = await client.request({
    path: '/api/cart/add',
    method: 'POST',
    headers: {
      ...job.headers,
      cookie: guest.cookie,
      'x-device': guest.device,
      'x-seq': String(guest.seq + 1),
      'x-prev': String(guest.seq),
    },
    body: fields,
  })
  judge(statusCode, Buffer.from(await body.arrayBuffer()), true)
  guest.seq += 1
  resting.push(guest)
}

function judge(status: number, body: Buffer, isCall: boolean): void {
  if (status === 200 && (!isCall || body.subarray(0, GOOD.length).equals(GOOD))) return
  if (wrong.length < 5) wrong.push(`${status} ${body.toString('utf8', 0, 200)}`)
}
