import { kioskEnter, kioskLeave, kioskState, handOver, takeCart } from '#contract/kiosk.contract.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { resetStage } from '#platform/reset-stage.ts'
import {
  startVisit,
  dropTablet,
  forgetTouch,
  kioskReset,
  saveTablet,
  markKiosk,
  readTablet,
  setKioskReset,
} from '#platform/kiosk-tablet.ts'
import type { Caller } from '#api/call.ts'
import { clearPersonalData } from '#sync/clear-personal-data.ts'
import { wasSyncUsed, openSync, withSync } from '#sync/open-sync.ts'

/** What waits to be sent gets this long before it is given up with its person (docs/decisions/0020). */
const LAST_TRY_MS = 3_000
/** Language and currency of the next person are the site's own. */
const HOME = '/'

/**
 * Ends somebody's turn at the tablet: nothing of theirs stays, and the page begins anew. Forgotten twice: at once, and
 * in a document that never knew them, because a page writes drafts down until its very end.
 */
export async function endVisit(): Promise<void> {
  markKiosk('leaving')
  await sendLast()
  startVisit()
  // Written before anything goes: forgetting tells all tabs to load a page, this one too.
  setKioskReset('back')
  await forget()
  resetStage(HOME)
}

const forget = () => clearPersonalData({ everything: true, evenUnsent: true })

/** The rest of the way, in the documents it leads through. */
export async function finishKioskReset(): Promise<void> {
  if (kioskReset() !== 'clean') return resetStage(HOME)
  await forget()
  forgetTouch()
  setKioskReset(undefined)
  sessionStorage.clear()
  markKiosk(readTablet() ? 'on' : 'off')
}

/** Without a network it is not tried: then nothing of it may ever be sent, because nobody would be there for the answer. */
async function sendLast(): Promise<void> {
  if (!navigator.onLine || !wasSyncUsed()) return
  const sent = openSync().then((device) => device.syncNow())
  await Promise.race([sent.catch(() => false), new Promise((resolve) => setTimeout(resolve, LAST_TRY_MS))])
}

/** Makes this device a tablet of the store; whoever used it before is forgotten first. Throws `CallError`. */
export async function enterKiosk(call: Caller, store: string, code: string): Promise<void> {
  saveTablet(await call(kioskEnter, { store, code }))
  await endVisit()
}

/** Throws `CallError`: without the shop, or with another code, a tablet stays a tablet. */
export async function leaveKiosk(call: Caller, code: string): Promise<void> {
  await call(kioskLeave, { code })
  await becomeOrdinary()
}

/** Asks the shop whether this still is a tablet; without an answer it stays what it was. */
export async function verifyTablet(call: Caller): Promise<void> {
  const reported = await call(kioskState, {}).catch(() => undefined)
  if (!reported) return
  if (reported.store === '') return becomeOrdinary()
  const known = readTablet()
  if (known?.store !== reported.store || known.name !== reported.name) saveTablet(reported)
}

async function becomeOrdinary(): Promise<void> {
  markKiosk('leaving')
  // First, because forgetting tells all tabs to load a page, this one too.
  dropTablet()
  setKioskReset(undefined)
  await forget()
  location.replace(HOME)
}

/** A link for a phone with this tablet's bag in it. What has just been done here goes to the shop first. */
export async function openHandOver(call: Caller): Promise<OutputOf<typeof handOver>> {
  await openSync().then((device) => device.syncNow())
  return call(handOver, {})
}

/** Puts a tablet's bag into this phone's own; throws `CallError`. */
export async function takeOverCart(call: Caller, secret: string): Promise<OutputOf<typeof takeCart>> {
  const taken = await call(takeCart, { secret })
  // It is in the bag at the shop; a device that cannot fetch it now shows it the next time it can.
  await withSync((device) => device.refresh()).catch(() => {})
  return taken
}
