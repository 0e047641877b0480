import type { Tx } from '../db/schema/database.ts'
import type { ServerEvents } from './server-events.ts'

type EventName = keyof ServerEvents

export type Listener<Context, Name extends EventName> = (
  tx: Tx,
  event: ServerEvents[Name],
  services: Context,
) => Promise<void>

/** The listeners of each event, in call order; `server/listeners.ts` is the list in force. */
export type Listeners<Context> = {
  readonly [Name in EventName]: readonly Listener<Context, Name>[]
}

/**
 * Runs the listeners of an event, one after the other, in the transaction of its cause: what they write is committed with it, and
 * one that throws rolls all of it back.
 */
export async function raise<Context, Name extends EventName>(
  tx: Tx,
  services: Context & { readonly listeners: Listeners<Context> },
  event: { readonly name: Name } & ServerEvents[Name],
): Promise<void> {
  for (const listen of services.listeners[event.name]) await listen(tx, event, services)
}
