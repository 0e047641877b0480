import type { MemberData } from '#contract/export.contract.ts'
import type { Shopper } from '#domain/account/shopper.ts'
import type { Database, Tx } from '../db/schema/database.ts'
import type { Listener } from '../events/raise.ts'
import type { RequestContext } from './route.ts'
import type { EventServices } from './services.ts'

/** What one module stores of shoppers and members, and what becomes of it; `server/personal-data-list.ts` is the list in force. */
export interface PersonalData {
  /** Tables whose rows name a shopper or member. */
  readonly tables: readonly (keyof Database)[]
  /** A guest has signed in: the guest's rows become the member's. Undefined where guests have none. */
  readonly merge?: Listener<EventServices, 'identity.merged'>
  /** The account was erased (trust.md S37). */
  readonly erase: Listener<EventServices, 'member.erased'>
  /** This module's part of what a member may take along (spec 2.14). */
  readonly export?: (tx: Tx, context: RequestContext, member: Shopper) => Promise<Partial<MemberData>>
}
