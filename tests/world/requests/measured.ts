import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliCompressSync, constants } from 'node:zlib'
import type { StrangeRequest } from './strange-requests.ts'

/** For servers in the test's own process: the cost of a request. */

setFlagsFromString('--expose-gc')
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const collectGarbage = runInNewContext('gc') as () => void

/** What this process holds after `work` and did not before, in MB. */
export async function heapGrowthOf(work: () => Promise<unknown>): Promise<number> {
  const held = () => {
    collectGarbage()
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }
  const before = held()
  await work()
  return (held() - before) / 1e6
}

export interface Measured {
  readonly status: number
  readonly type: string
  readonly location: string
  readonly text: string
  readonly cpuMs: number
}

export function askMeasured(
  shopUrl: string,
  { method, path, headers, body, chunked }: StrangeRequest,
): Promise<Measured> {
  const { hostname, port } = new URL(shopUrl)
  const before = process.cpuUsage()
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: String(response.headers['content-type'] ?? ''),
          location: response.headers.location ?? '',
          text,
          cpuMs: spentSince(before),
        }),
      )
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // Past a limit the server answers and closes, and the system may drop that response.
      if (!isLarge(headers, body) || !['ECONNRESET', 'EPIPE'].includes(error.code ?? '')) return reject(error)
      resolve({ status: 413, type: '', location: '', text: '', cpuMs: spentSince(before) })
    })
    if (body === undefined) return sent.end()
    if (!chunked) return sent.end(body)
    const bytes = Buffer.from(body)
    for (let at = 0; at < bytes.length; at += 4_096) sent.write(bytes.subarray(at, at + 4_096))
    sent.end()
  })
}

/**
 * Processor time, in ms, of sending this request and reading it without looking at it. Client and server are one
 * process here, so that this part of a measured cost is not the shop's.
 */
export async function transferCostOf(requested: StrangeRequest): Promise<number> {
  const server = createServer({ maxHeaderSize: 1 << 20 }, (incoming, response) => {
    incoming.resume().on('end', () => response.end())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  try {
    const { port } = server.address() as AddressInfo
    return (await askMeasured(`http://127.0.0.1:${port}`, requested)).cpuMs
  } finally {
    server.close()
  }
}

/** What `WORK_TIMES` times `work` cost, in ms, on the machine for which limits of processor time are stated. */
const STATED_MS = 30
/** The system counts in ticks of some milliseconds. */
const WORK_TIMES = 20

/** Strings, objects and compression, as a server handles them. */
function work(): void {
  const rows = Array.from({ length: 2_000 }, (_, at) => ({
    sku: `${at}-M`,
    name: `piece ${at}`,
    prices: [at],
  }))
  const text = JSON.stringify(JSON.parse(JSON.stringify(rows))).replaceAll('piece', 'dress')
  brotliCompressSync(text.slice(0, 60_000), QUICK)
}

/**
 * How many times as long as stated this machine needs at this moment, at least 1: one that others share may take three
 * times the processor time for the same work.
 */
export function slowness(): number {
  for (let times = 0; times < WORK_TIMES; times += 1) work()
  const before = process.threadCpuUsage()
  for (let times = 0; times < WORK_TIMES; times += 1) work()
  const { user, system } = process.threadCpuUsage(before)
  return Math.max(1, (user + system) / 1_000 / STATED_MS)
}

function spentSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

function isLarge(headers: StrangeRequest['headers'], body = ''): boolean {
  return body.length >= 16_000 || Object.values(headers).join('').length > 12_000
}
