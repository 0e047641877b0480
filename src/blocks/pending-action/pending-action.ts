import * as v from 'valibot'
import { CUSTOMER_MARK, PENDING_ACTION } from '#contract/storage-keys.ts'
import { readCookie } from '#platform/storage/cookies.ts'
import { isSessionEnded } from '#platform/ended-session.ts'
import { dropSession, readSession, writeSession } from '#platform/storage/session-storage.ts'
import { MINUTE_MS } from '#domain/time-units.ts'

/**
 * The action that was pressed before a login was required: it survives the redirect to another provider, in this tab.
 * It is offered again afterwards and never carried out without another press.
 */
export interface PendingAction {
  readonly name: string
  /** What was entered or chosen. */
  readonly detail?: string
}

/** As long as the shop takes a login for recent. */
const KEPT_MS = 10 * MINUTE_MS

const stored = v.object({
  name: v.string(),
  detail: v.string(),
  /** Key of the member; empty for a guest's action. */
  member: v.string(),
  until: v.number(),
  /** The member has logged in again. */
  ready: v.boolean(),
})
type Stored = v.InferOutput<typeof stored>

export function keepPendingAction({ name, detail = '' }: PendingAction): void {
  const member = readCookie(CUSTOMER_MARK)
  if (member !== undefined) write({ name, detail, member, until: Date.now() + KEPT_MS, ready: false })
}

/**
 * Of a guest, who may log in as any member to go on with it; where the session of a member has ended, it is that member's.
 */
export function keepGuestAction({ name, detail = '' }: PendingAction): void {
  const member = readCookie(CUSTOMER_MARK) ?? ''
  if (member !== '' && !isSessionEnded()) return
  write({ name, detail, member, until: Date.now() + KEPT_MS, ready: false })
}

/** The same member has logged in again; of another one the action is dropped. */
export function readyPendingAction(): void {
  const kept = read()
  if (kept) write({ ...kept, ready: true })
}

export function dropPendingAction(): void {
  dropSession(PENDING_ACTION)
}

/** Takes the detail of the action of this name, once, when it can go on. */
export function takePendingAction(name: string): string | undefined {
  const kept = read()
  if (kept?.name !== name || !kept.ready) return undefined
  dropPendingAction()
  return kept.detail
}

/** Drops what is too old, another member's, or not readable. */
function read(): Stored | undefined {
  const text = readSession(PENDING_ACTION)
  if (text === undefined) return undefined
  const found = v.safeParse(v.pipe(v.string(), v.parseJson(), stored), text)
  if (found.success && found.output.until >= Date.now() && isOwn(found.output)) return found.output
  dropPendingAction()
  return undefined
}

function isOwn({ member }: Stored): boolean {
  return member === '' || member === readCookie(CUSTOMER_MARK)
}

function write(action: Stored): void {
  writeSession(PENDING_ACTION, JSON.stringify(action))
}
