import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
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

type Setup = NonNullable<autocannon.Request['setupRequest']>

const job = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as LoadJob
const wrong: string[] = []
const times: number[] = []
let asked = Math.floor(job.paths.length * job.from)
const nextPath = () => job.paths[asked++ % job.paths.length] ?? '/'

const asGet: Setup = (request) => ({ ...request, path: nextPath() })

const resting = [...(job.guests ?? [])]
const asAdd: Setup = (request, context) => {
  const guest = resting.shift()
  if (!guest) throw new RangeError('there are fewer guests than connections')
  Object.assign(context, { guest })
  const headers = {
    ...request.headers,
    cookie: guest.cookie,
    'x-device': guest.device,
    'x-seq': String(guest.seq + 1),
    'x-prev': String(guest.seq),
  }
  return { ...request, method: 'POST', path: '/api/cart/add', headers, body: nextPath() }
}

function hear(status: number, body: string, context: { guest?: Guest }): void {
  const { guest } = context
  if (guest) {
    guest.seq += 1
    resting.push(guest)
  }
  const isCall = guest !== undefined || job.paths[0]?.startsWith('/api/')
  if (status === 200 && (!isCall || body.startsWith('{"code":200,'))) return
  if (wrong.length < 5) wrong.push(`${status} ${body.slice(0, 200)}`)
}

const running = autocannon(
  {
    url: job.origin,
    connections: job.connections,
    duration: job.seconds,
    headers: job.headers,
    requests: [{ setupRequest: job.guests ? asAdd : asGet, onResponse: hear }],
  },
  (error: Error | null, result: autocannon.Result) => {
    if (error) throw error
    if (result.errors + result.timeouts > 0)
      wrong.push(`${result.errors} errors, ${result.timeouts} time-outs`)
    const answer: LoadResult = {
      perSecond: times.length / result.duration,
      answered: times.length,
      p95: times.length > 0 ? percentile(times, 95) : 0,
      wrong,
    }
    process.stdout.write(JSON.stringify(answer))
  },
)
running.on('response', (_client, _status, _bytes, time) => times.push(time))
