import type { Database } from '../db/schema/database.ts'
import type { Listener } from '../events/raise.ts'
import type { ExportPart } from './data-export.ts'
import type { EventServices } from './services.ts'

/** What one module stores of shoppers and members, and what becomes of it; `server/personal-data-list.ts` is the list in force. */
export interface PersonalData {
  /** Tables whose rows name a shopper or member. */
  readonly tables: readonly (keyof Database)[]
  /** A guest has signed in: the guest's rows become the member's. Undefined where guests have none. */
  readonly merge?: Listener<EventServices, 'identity.merged'>
  /** The account was erased (trust.md S37). */
  readonly erase: Listener<EventServices, 'member.erased'>
  readonly export?: ExportPart
}
