import { kioskEnter, kioskLeave, kioskState, handOver, takeCart } from '#contract/stores/kiosk.contract.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { CallError } from '#contract/failure.ts'
import { leadThisTab } from '#platform/person-channel.ts'
import { resetStage } from '#platform/kiosk/reset-stage.ts'
import {
  startVisit,
  dropTablet,
  forgetTouch,
  kioskReset,
  saveTablet,
  markKiosk,
  readTablet,
  setKioskReset,
} from '#platform/kiosk/kiosk-tablet.ts'
import type { Caller } from '#api/call.ts'
import { clearPersonalData } from '#sync/clear-personal-data.ts'
import { wasSyncUsed, openSync, withSync } from '#sync/open-sync.ts'

/** Time to send pending operations, in ms, before they are deleted with the visitor's data (decision 0020). */
const LAST_TRY_MS = 3_000
/** Language and currency return to the defaults of the site. */
const HOME = '/'

/**
 * Ends a visit: all personal data is deleted, and the page is reset. Deleted twice, at once and in a document that
 * never held the data, because a page writes drafts until it unloads.
 */
export async function endVisit(): Promise<void> {
  markKiosk('leaving')
  await sendLast()
  startVisit()
  // Written first: an interrupted reset is continued by the next document.
  setKioskReset('back')
  await forget()
  resetStage(HOME)
}

/** The reset loads its own pages: a message that arrived after it would reload the page under the next visitor. */
function forget() {
  leadThisTab()
  return clearPersonalData({ everything: true, evenUnsent: true })
}

/** Continues the reset in the documents it loads. */
export async function finishKioskReset(): Promise<void> {
  if (kioskReset() !== 'clean') return resetStage(HOME)
  await forget()
  forgetTouch()
  setKioskReset(undefined)
  sessionStorage.clear()
  markKiosk(readTablet() ? 'on' : 'off')
}

/** Does nothing without a network: otherwise a late response could arrive after the visitor has left. */
async function sendLast(): Promise<void> {
  if (!navigator.onLine || !wasSyncUsed()) return
  const sent = openSync().then((device) => device.syncNow())
  await Promise.race([sent.catch(() => false), new Promise((resolve) => setTimeout(resolve, LAST_TRY_MS))])
}

/** Makes this device a kiosk; the previous user's data is deleted first. Throws `CallError`. */
export async function enterKiosk(call: Caller, store: string, code: string): Promise<void> {
  saveTablet(await call(kioskEnter, { store, code }))
  await endVisit()
}

/** Throws `CallError`: without the server, or with a wrong code, a kiosk stays a kiosk. */
export async function leaveKiosk(call: Caller, code: string): Promise<void> {
  await call(kioskLeave, { code })
  await becomeOrdinary()
}

/** Asks the server whether this device is still a kiosk; without a response nothing changes. */
export async function verifyTablet(call: Caller): Promise<void> {
  const reported = await call(kioskState, {}).catch(() => undefined)
  if (!reported) return
  if (reported.store === '') return becomeOrdinary()
  const known = readTablet()
  if (known?.store !== reported.store || known.name !== reported.name) saveTablet(reported)
}

async function becomeOrdinary(): Promise<void> {
  markKiosk('leaving')
  // First: the other tabs load a page as soon as the data is deleted.
  dropTablet()
  setKioskReset(undefined)
  await forget()
  location.replace(HOME)
}

/** A link that brings this kiosk's cart to a phone. Pending operations are sent first; throws `CallError` otherwise. */
export async function openHandOver(call: Caller): Promise<OutputOf<typeof handOver>> {
  if (!(await openSync().then((device) => device.syncNow()))) throw new CallError({ kind: 'offline' })
  return call(handOver, {})
}

/** Merges a kiosk's cart into this phone's cart; throws `CallError`. */
export async function takeOverCart(call: Caller, secret: string): Promise<OutputOf<typeof takeCart>> {
  const taken = await call(takeCart, { secret })
  // The server's cart has the lines; a device that cannot fetch it now shows them after the next fetch.
  await withSync((device) => device.refresh()).catch(() => {})
  return taken
}
