import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HEADERS } from '#contract/envelope.ts'

/** One request on its way to the server, as the proxy sees it. */
interface ForwardedRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  /** The fields of a queued call, in body or query. */
  readonly fields: Readonly<Record<string, string>>
  /** Empty for requests that do not come from an outbox. */
  readonly device: string
  readonly seq: number
  readonly prev: number
  readonly key: string
  /** How often this operation has been sent before. */
  readonly attempt: number
}

export interface Foreign {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** The fate of a request. `lost-after`: the server has processed it and its response never arrives. */
export type Fate =
  | 'passes'
  | 'lost-before'
  | 'lost-after'
  /** Accepted and never answered; ends when the network is restored. */
  | 'hangs'
  /** Held for this many milliseconds, then cut; the server never receives it. */
  | { readonly held: number }
  | { readonly answer: Foreign }
  | { readonly after: number }
  /** The server's own response, changed. */
  | { readonly change: (answer: Foreign) => Foreign }
  /** Runs once the server has answered; the response itself is lost. */
  | { readonly before: () => Promise<void> }

type Rule = (requested: ForwardedRequest) => Fate | undefined

/** One line of the journal: a passing operation, and the status that the browser received (0: none). */
export interface Entry extends ForwardedRequest {
  /** Milliseconds on this process's own clock, which no test changes. */
  readonly at: number
  readonly fate: string
  status: number
}

/**
 * The network in front of a server, with real faults: sockets are cut, responses lost after the commit, foreign pages
 * put in their place. It keeps a journal of every passing operation.
 */
export interface FaultProxy {
  readonly port: number
  readonly url: string
  /** Address of the server. */
  target: number
  rule: Rule
  readonly journal: readonly Entry[]
  /** Requests of every kind, by method and address. */
  readonly seen: readonly string[]
  /** As if the server's cable were pulled: open connections end, new ones are cut. */
  cut: boolean
  heal(): void
  close(): Promise<void>
}

const passes: Rule = () => undefined

export async function aFaultProxy(): Promise<FaultProxy> {
  const journal: Entry[] = []
  const seen: string[] = []
  const hung = new Set<ServerResponse>()
  const state = { target: 0, rule: passes, cut: false }

  const server = createServer((incoming, outgoing) => {
    // A killed browser takes its requests with it.
    outgoing.on('error', () => {})
    void serve(incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.on('connection', (socket) => socket.on('error', () => {}))

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await bodyOf(incoming)
    if (state.cut) return void outgoing.destroy()
    const requested = read(incoming, body, journal)
    seen.push(`${requested.method} ${incoming.url}`)
    const fate = state.rule(requested) ?? 'passes'
    const entry: Entry = {
      ...requested,
      at: performance.now(),
      fate: typeof fate === 'string' ? fate : (Object.keys(fate)[0] ?? ''),
      status: 0,
    }
    if (requested.device !== '' && requested.seq > 0) journal.push(entry)
    if (fate === 'lost-before') return void outgoing.destroy()
    if (fate === 'hangs') return void hung.add(outgoing)
    if (typeof fate === 'object' && 'answer' in fate) return give(fate.answer)
    if (typeof fate === 'object' && 'after' in fate)
      await new Promise((resolve) => setTimeout(resolve, fate.after))
    if (typeof fate === 'object' && 'held' in fate) {
      await new Promise((resolve) => setTimeout(resolve, fate.held))
      return void outgoing.destroy()
    }
    const plainly: Record<string, string> =
      typeof fate === 'object' && 'change' in fate ? { 'accept-encoding': 'identity' } : {}
    const answer = await ask(state.target, incoming, { body, headers: plainly })
    if (fate === 'lost-after') return void outgoing.destroy()
    if (typeof fate === 'object' && 'before' in fate) {
      await fate.before()
      return void outgoing.destroy()
    }
    entry.status = answer.status
    if (typeof fate === 'object' && 'change' in fate) {
      const { status, headers, body: said } = answer
      const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
      return give(fate.change({ status, headers: plain, body: said.toString() }))
    }
    outgoing.writeHead(answer.status, answer.headers)
    outgoing.end(answer.body)

    function give({ status, headers = {}, body: said = '' }: Foreign): void {
      entry.status = status
      const { 'content-length': _, 'transfer-encoding': __, 'content-encoding': ___, ...rest } = headers
      outgoing.writeHead(status, rest)
      outgoing.end(said)
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://localhost:${port}`,
    journal,
    seen,
    get target() {
      return state.target
    },
    set target(target) {
      state.target = target
    },
    get rule() {
      return state.rule
    },
    set rule(rule) {
      state.rule = rule
    },
    get cut() {
      return state.cut
    },
    set cut(cut) {
      state.cut = cut
      if (cut) server.closeAllConnections()
    },
    heal() {
      state.rule = passes
      state.cut = false
      for (const outgoing of hung) outgoing.destroy()
      hung.clear()
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

function read(incoming: IncomingMessage, body: Buffer, journal: readonly Entry[]): ForwardedRequest {
  const url = new URL(incoming.url ?? '/', 'http://shop')
  const header = (name: string) => String(incoming.headers[name] ?? '')
  const key = header(HEADERS.idempotency)
  const form = header('content-type').startsWith('application/x-www-form-urlencoded')
  const fields = form ? new URLSearchParams(body.toString()) : url.searchParams
  return {
    method: incoming.method ?? '',
    path: url.pathname,
    query: url.searchParams,
    fields: Object.fromEntries(
      [...new Set(fields.keys())].map((name) => [name, fields.getAll(name).join(',')]),
    ),
    device: header(HEADERS.device),
    seq: Number(header(HEADERS.seq)),
    prev: Number(header(HEADERS.prev)),
    key,
    attempt: key === '' ? 0 : journal.filter((entry) => entry.key === key).length,
  }
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** Each call on its own connection: a killed server leaves no half-open ones behind. */
function ask(
  port: number,
  incoming: IncomingMessage,
  changed: { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { method, url } = incoming
    const headers = { ...incoming.headers, ...changed.headers }
    const requested = request(
      { host: '127.0.0.1', port, method, path: url, headers, agent: false },
      (answer) => {
        bodyOf(answer).then(
          (said) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: said }),
          reject,
        )
      },
    )
    requested.once('error', reject)
    requested.end(changed.body)
  })
}
