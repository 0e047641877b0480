import type { BaseIssue, BaseSchema, InferInput, InferOutput } from 'valibot'
import type { RateLimit } from './rate-limit.ts'

export type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>

/**
 * What a call does, regardless of its method (spec 7.2 has GETs that write): `read` may be cached and repeated; `write`
 * happens once, online; `queued` may wait in the outbox.
 */
type Kind = 'read' | 'write' | 'queued'

/**
 * Who may send a call. `anyone`: guests, too. `member`: a signed-in customer. `recent-login`: one who has signed in
 * again moments ago. `staff`: the shop's employees.
 */
export type Access = 'anyone' | 'member' | 'recent-login' | 'staff'

/** For calls that set one value. Calls in quick succession are one operation, the last, sent after this time (spec 9.4). */
interface Debounce<In extends Schema = Schema> {
  readonly ms: number
  /** Names what an input sets: an input with the same target replaces an earlier one. */
  target(input: InferOutput<In>): string
}

export interface Endpoint<
  In extends Schema = Schema,
  Out extends Schema = Schema,
  Operation = unknown,
  Path extends string = string,
> {
  readonly method: 'GET' | 'POST'
  /** Below `/api`; may hold `{name}` parts, filled from the input. */
  readonly path: Path
  readonly kind: Kind
  readonly access: Access
  /** Every call that changes data has one; undefined: only the flood limit of all calls holds. */
  readonly limit: RateLimit | undefined
  readonly input: In
  readonly output: Out
  /** POST bodies are form-encoded unless they are JSON (spec 7.1) or carry a file. */
  readonly body: 'form' | 'json' | 'multipart'
  /** Bytes of a request body that the server takes; a longer one is answered 413 without being read to its end. */
  readonly maxBytes: number
  /** A read whose answer is the same for everyone of one site, language and currency: only these may be cached. */
  readonly shared: boolean
  /** A large response, sent compressed. `immutable`: its address names a version, so it is fetched only once. */
  readonly cache: 'immutable' | 'revalidate' | undefined
  /** The server refuses to place an order or to pay without an `Idempotency-Key`. */
  readonly keyed: boolean
  /**
   * Fields that give access: never in an address. A client sends such a call by POST; a GET carries them as `x-{field}`
   * headers.
   */
  readonly unlogged: readonly string[]
  /** The domain's operation that an input states: the server's handler and the device's projection apply the same one. */
  operation(input: InferOutput<In>): Operation
  readonly debounce: Debounce<In> | undefined
  /** The snapshot in the response, which the device stores under this name. */
  readonly snapshot: string | undefined
  /** A second snapshot in the same response, under its own name. */
  readonly alsoSnapshot: string | undefined
  readonly summary: string
}

export type AnyEndpoint = Endpoint
export type InputOf<E extends AnyEndpoint> = InferOutput<E['input']>
export type SentTo<E extends AnyEndpoint> = InferInput<E['input']>
export type OutputOf<E extends AnyEndpoint> = InferOutput<E['output']>

/** Fits the largest valid input of each present call, percent-encoded. */
const MAX_BYTES = 64 * 1024

type Limited =
  | { readonly kind: 'read'; readonly limit?: RateLimit }
  | { readonly kind: 'write' | 'queued'; readonly limit: RateLimit }

/** Access, limit and body size of a call: written beside method and path, checked by `server/http/api/api.ts` alone. */
type Terms<In extends Schema, Out extends Schema, Operation> = Limited & {
  readonly access: Access
  readonly input: In
  readonly output: Out
  readonly summary: string
  readonly body?: 'form' | 'json' | 'multipart'
  readonly maxBytes?: number
  readonly keyed?: boolean
  readonly unlogged?: readonly string[]
  readonly shared?: boolean
  readonly cache?: 'immutable' | 'revalidate'
  /** Without one the input is the operation. */
  readonly operation?: (input: InferOutput<In>) => Operation
  readonly debounce?: Debounce<In>
  readonly snapshot?: string
  readonly alsoSnapshot?: string
}

/** Declares one call of the store API; the typed client and the typed server both read this value. */
export function endpoint<
  const In extends Schema,
  const Out extends Schema,
  const Path extends string,
  Operation = InferOutput<In>,
>(method: 'GET' | 'POST', path: Path, terms: Terms<In, Out, Operation>): Endpoint<In, Out, Operation, Path> {
  return {
    method,
    path,
    body: 'form',
    limit: undefined,
    maxBytes: MAX_BYTES,
    keyed: false,
    unlogged: [],
    shared: false,
    cache: undefined,
    operation: (input) => input as Operation,
    debounce: undefined,
    snapshot: undefined,
    alsoSnapshot: undefined,
    ...terms,
  }
}

/** The calls that a contract declares. */
export function endpointsOf(contract: Readonly<Record<string, unknown>>): readonly AnyEndpoint[] {
  return Object.values(contract).filter(isEndpoint)
}

function isEndpoint(value: unknown): value is AnyEndpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'kind' in value
  )
}
