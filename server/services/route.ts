import type { Storefront } from '#domain/region/storefront.ts'
import type { InferOutput } from 'valibot'
import type { AnyEndpoint, Endpoint, InputOf, OutputOf, Schema } from '#contract/endpoint.ts'
import type { Reader, Tx } from '../db/schema/database.ts'

/** Where and for whom a call is answered: all of it decided by the server, none of it believed from a header. */
export type { Storefront }

export interface RequestContext extends Storefront {
  /** Epoch milliseconds when the call arrived. */
  readonly now: number
  readonly requestId: string
  /** Hash-free address of the caller, for limits only; never logged with personal data. */
  readonly ip: string
  /** Whose bag this is: empty for somebody who has not changed anything yet. */
  readonly principal: string
  /** As `principal`, and opens a guest session (with its cookie) when there is none. */
  ensurePrincipal(): Promise<string>
  /** Ends the session this call came with, and takes its cookie away. */
  leave(): Promise<void>
  /** The `Idempotency-Key`; keyed endpoints are refused without one. */
  readonly key: string
  /** Value of the `X-Device` header, empty without an outbox. */
  readonly device: string
  /** One cookie of the request, for what is neither session nor choice. */
  cookie(name: string): string | undefined
  /** The answer's cookies may and must be `Secure`. */
  readonly secure: boolean
  /** Adds a header to the answer (cookies). */
  setHeader(name: string, value: string): void
}

export interface Route {
  readonly endpoint: AnyEndpoint
  readonly handler: (context: RequestContext, input: never) => Promise<unknown> | unknown
  /** Present on reads of bag and wishlist: read together with the device's place in its chain (offline.md D4). */
  readonly snapshot?: (tx: Tx, context: RequestContext, input: never) => Promise<unknown>
  /** Present on queued endpoints: what happens inside the chain's transaction. */
  readonly queued?: {
    act(tx: Tx, context: RequestContext, input: never): Promise<unknown>
    present(db: Reader, context: RequestContext, outcome: never): Promise<unknown>
  }
}

/** Answers a read, or a write that happens once and online. Throws `Refusal` to say no. */
export function handle<E extends Endpoint>(
  endpoint: E,
  handler: (context: RequestContext, input: InputOf<E>) => Promise<OutputOf<E>> | OutputOf<E>,
): Route {
  return { endpoint, handler: handler as Route['handler'] }
}

/**
 * Answers a queued write. `act` gets the operation that the input states (`endpoint.operation`). It runs in one transaction with the device's chain and returns a small outcome that is
 * kept with it; `present` reads the snapshot that goes out with the answer, from the same transaction, also when the
 * operation had been applied before.
 */
export function handleQueued<Out extends Schema, Operation, Outcome>(
  endpoint: Endpoint<Schema, Out, Operation>,
  steps: {
    act(tx: Tx, context: RequestContext, operation: Operation): Promise<Outcome>
    present(db: Reader, context: RequestContext, outcome: Outcome | undefined): Promise<InferOutput<Out>>
  },
): Route {
  return {
    endpoint,
    queued: {
      act: (tx, context, input) => steps.act(tx, context, endpoint.operation(input)),
      present: (db, context, outcome) => steps.present(db, context, outcome),
    },
    handler: () => Promise.reject(new RangeError(`${endpoint.path} runs in its chain`)),
  }
}

/** Answers a read of what operations change; it goes out with `lastSeq` from the same transaction. */
export function handleSnapshot<E extends Endpoint>(
  endpoint: E,
  read: (tx: Tx, context: RequestContext, input: InputOf<E>) => Promise<OutputOf<E>>,
): Route {
  const snapshot = read as unknown as NonNullable<Route['snapshot']>
  return {
    endpoint,
    snapshot,
    handler: () => Promise.reject(new RangeError(`${endpoint.path} is read with its chain`)),
  }
}
