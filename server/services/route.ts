import type { Shopper } from '#domain/account/shopper.ts'
import type { Message } from '#domain/region/say.ts'
import type { Storefront } from '#domain/region/storefront.ts'
import type { InferOutput } from 'valibot'
import type { AnyEndpoint, Endpoint, InputOf, OutputOf, Schema } from '#contract/endpoint.ts'
import type { Reader, Tx } from '../db/schema/database.ts'
import type { Services } from './services.ts'

export type { Storefront }

/** Storefront and caller of a call: all decided by the server, none taken unchecked from a header. */
export interface RequestContext extends Storefront {
  readonly services: Services
  /** Epoch milliseconds when the call arrived. */
  readonly now: number
  /** Address of the shop under which it was called, of those in its settings. */
  readonly origin: string
  /** Network of the caller (`networkOf`), the key of limits; never logged with personal data. */
  readonly ip: string
  /** The caller; undefined for one who has not changed anything yet. */
  readonly shopper: Shopper | undefined
  /**
   * As `shopper`, and opens a guest's session (with its cookie) when there is none: in this transaction, whose rollback
   * takes it back, or in one of its own.
   */
  ensureShopper(tx?: Tx): Promise<Shopper>
  /**
   * Ends the session of this call and opens one of this member under a new id (trust.md S2), in this transaction. The
   * cookies are sent after its commit.
   */
  enter(tx: Tx, member: Shopper): Promise<void>
  /** Epoch milliseconds when the caller signed in; undefined for a guest. */
  readonly signedInAt: number | undefined
  /** Hash of the caller's session, as it is stored; undefined without one. */
  readonly sessionHash: string | undefined
  /** Browser and system that the caller names, as in "Chrome, Android"; empty where it names neither. */
  readonly browser: string
  /** Ends the session of this call, and deletes its cookie. */
  leave(): Promise<void>
  /** The `Idempotency-Key`; keyed endpoints are refused without one. */
  readonly key: string
  /** Value of the `X-Device` header, empty without an outbox. */
  readonly device: string
  /** One cookie of the request besides session and preferences. */
  cookie(name: string): string | undefined
  /** The answer's cookies are `Secure`: the shop is reached by https, or on this machine. */
  readonly secure: boolean
  /** Adds a header to the response (cookies). */
  setHeader(name: string, value: string): void
}

/** A call whose caller is known: data can be written for this shopper. */
export interface ShopperContext extends RequestContext {
  readonly shopper: Shopper
}

/** Whether the caller has data, without opening a session. */
export function isKnown(context: RequestContext): context is ShopperContext {
  return context.shopper !== undefined
}

/** The same call, with a session from now on (`ensureShopper`). */
export async function withShopper(context: RequestContext, tx?: Tx): Promise<ShopperContext> {
  const shopper = await context.ensureShopper(tx)
  return { ...context, shopper }
}

/** Fields of an upload that have come before its body. */
export type EarlyFields = Readonly<Record<string, string | undefined>>

export interface Route {
  readonly endpoint: AnyEndpoint
  readonly handler: (context: RequestContext, input: never) => Promise<unknown> | unknown
  /**
   * Refuses a caller without a right to upload, before the body is read (trust.md S43); `early` has those of the
   * `unlogged` fields that came as headers. Throws `ShopError`.
   */
  readonly admit?: (context: RequestContext, early: EarlyFields) => Promise<void>
  /** The message of a success, where a client shows it; "success" without one. */
  readonly says?: Message
  /** For reads of cart and wishlist: read together with the device's sequence (offline.md D4). */
  readonly snapshot?: (tx: Tx, context: RequestContext, input: never) => Promise<unknown>
  /** For queued endpoints: runs inside the sequence's transaction. */
  readonly queued?: {
    act(tx: Tx, context: ShopperContext, input: never): Promise<unknown>
    present(db: Reader, context: ShopperContext, outcome: never): Promise<unknown>
  }
}

/** Handles a read, or a write that happens once and online. Throws `ShopError` to refuse. */
export function handle<E extends Endpoint>(
  endpoint: E,
  handler: (context: RequestContext, input: InputOf<E>) => Promise<OutputOf<E>> | OutputOf<E>,
  says?: Message,
): Route {
  return { endpoint, handler: handler as Route['handler'], ...(says && { says }) }
}

/**
 * Handles a queued write. `act` gets the operation that the input states (`endpoint.operation`). It runs in one
 * transaction with the device sequence and returns a small outcome that is stored with it; `present` reads the snapshot
 * of the response from the same transaction, also when the operation had been applied before.
 */
export function handleQueued<Out extends Schema, Operation, Outcome>(
  endpoint: Endpoint<Schema, Out, Operation>,
  steps: {
    act(tx: Tx, context: ShopperContext, operation: Operation): Promise<Outcome>
    present(db: Reader, context: ShopperContext, outcome: Outcome | undefined): Promise<InferOutput<Out>>
  },
): Route {
  return {
    endpoint,
    queued: {
      act: (tx, context, input) => steps.act(tx, context, endpoint.operation(input)),
      present: (db, context, outcome) => steps.present(db, context, outcome),
    },
    handler: () => Promise.reject(new RangeError(`${endpoint.path} runs in its sequence`)),
  }
}

/** Handles a read of data that operations change; `lastSeq` in the response comes from the same transaction. */
export function handleSnapshot<E extends Endpoint>(
  endpoint: E,
  read: (tx: Tx, context: RequestContext, input: InputOf<E>) => Promise<OutputOf<E>>,
): Route {
  const snapshot = read as unknown as NonNullable<Route['snapshot']>
  return {
    endpoint,
    snapshot,
    handler: () => Promise.reject(new RangeError(`${endpoint.path} is read with its sequence`)),
  }
}
