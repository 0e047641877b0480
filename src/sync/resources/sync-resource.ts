import type { MessageDescriptor } from '@lingui/core'
import type { Endpoint, Schema } from '#contract/endpoint.ts'
import { readsVersion } from '#contract/operation-versions.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import type { CallToDescribe, FormLink, PiecePreview } from '../outbox/operation-preview.ts'
import type { Operation, Snapshot } from '../outbox/operation.ts'

/** One pending operation, as the domain operations that it states for one resource. */
export interface Pending<Op> {
  readonly states: readonly Op[]
  readonly operation: Operation
}

export type ViewContext = Pick<Storefront, 'locale' | 'currency'>

interface ResourceTerms<Name extends string, Data, Op, View extends object> {
  /** Of its snapshot (`snapshot` of its endpoints) and of its state. */
  readonly name: Name
  /** The call that fetches it. A resource without one is known only by what this device has changed, so it is never `failed`. */
  readonly read?: Endpoint
  /** Fetched at the start of each page and by each refresh; otherwise where a screen needs it. */
  readonly onEveryPage?: boolean
  /** The calls that change it. */
  readonly writes: readonly Endpoint<Schema, Schema, Op>[]
  /** Calls of another resource that change this one as well (`alsoSnapshot` of the endpoint). */
  readonly alsoWrites?: readonly {
    readonly endpoint: Endpoint
    states(operation: Operation): readonly Op[]
  }[]
  /** What the screen shows: the confirmed data with the pending operations applied. Without it only sync view and tray show it. */
  readonly project?: (
    confirmed: Data | undefined,
    pending: readonly Pending<Op>[],
    context: ViewContext,
  ) => View
  /** Pieces in the confirmed data: they supply pictures for operations without one. */
  readonly pieces?: (confirmed: Data) => readonly PiecePreview[]
  /** The effect of one of `writes` in words, for sync view and tray. */
  readonly describe?: (call: CallToDescribe) => MessageDescriptor
  /** The page whose form brings back what the server has refused; undefined for calls without a form. */
  readonly form?: (call: CallToDescribe) => FormLink | undefined
}

/** User data that may change without a network. */
export interface SyncResource<Name extends string = string, View extends object = object> {
  readonly name: Name
  readonly read: Endpoint | undefined
  readonly onEveryPage: boolean
  readonly writes: readonly Endpoint[]
  /** The last snapshot with the pending operations applied (offline.md D1); undefined where no screen shows it. */
  view?(
    snapshot: Snapshot | undefined,
    operations: readonly Operation[],
    context: ViewContext,
  ): ReadyState<View>
  pieces(snapshot: Snapshot | undefined): readonly PiecePreview[]
  describe?(call: CallToDescribe): MessageDescriptor
  form?(call: CallToDescribe): FormLink | undefined
}

export type ReadyState<View extends object> = View & {
  readonly status: 'ready'
  /** Epoch milliseconds (server clock) of the confirmed data; undefined where the server has confirmed none. */
  readonly asOf: number | undefined
}

/** `unknown`: not read yet. `failed`: the device could not be read. Neither is empty. */
export type ResourceState<View extends object> =
  | { readonly status: 'unknown' }
  /** `last`: what the screen showed before. */
  | { readonly status: 'failed'; readonly last?: ReadyState<View> | undefined }
  | ReadyState<View>

/**
 * A queued capability as one value. State, view, words, sync view, tray and clearing follow from it and from its line in
 * `resources.ts` (decision 0070).
 */
export function syncResource<const Name extends string, Data, Op, View extends object = never>(
  terms: ResourceTerms<Name, Data, Op, View>,
): SyncResource<Name, View> {
  const { name, read, onEveryPage = false, writes, project, pieces, describe, form } = terms
  const dataOf = (snapshot: Snapshot | undefined) => snapshot?.data as Data | undefined
  return {
    name,
    read,
    onEveryPage,
    writes,
    ...(describe && { describe }),
    ...(form && { form }),
    pieces(snapshot) {
      const confirmed = dataOf(snapshot)
      return confirmed === undefined ? [] : (pieces?.(confirmed) ?? [])
    },
    ...(project && {
      view: (snapshot, operations, context) => ({
        ...project(dataOf(snapshot), pendingOf(terms, operations), context),
        status: 'ready' as const,
        asOf: snapshot?.asOf,
      }),
    }),
  }
}

/** The operations that change it, in order; those of a newer build change nothing here (offline.md D7). */
function pendingOf<Op>(
  { writes, alsoWrites = [] }: Pick<ResourceTerms<string, never, Op, object>, 'writes' | 'alsoWrites'>,
  operations: readonly Operation[],
): readonly Pending<Op>[] {
  return operations.flatMap((operation): Pending<Op>[] => {
    if (!readsVersion(operation.v)) return []
    const own = writes.find(({ path }) => path === operation.path)
    if (own) return [{ states: [own.operation(operation.input)], operation }]
    const also = alsoWrites.find(({ endpoint }) => endpoint.path === operation.path)
    return also ? [{ states: also.states(operation), operation }] : []
  })
}
