import { showBadge, unsubscribeBrowser } from './push-api.ts'

/**
 * A user's data in this browser outside the databases. All keys are deleted except those named here, so that an unknown
 * key is deleted rather than kept: texts and public lists of the shop, and what belongs to the device itself
 * (`vanda-keep-…`, `vanda-kiosk…`).
 */
const OF_THE_DEVICE = [/^lang-version-/, /^vanda-public/, /^vanda-catalog-/, /^vanda-keep-/, /^vanda-kiosk/]

export function staysOnDevice(key: string): boolean {
  return OF_THE_DEVICE.some((own) => own.test(key))
}

/** Marks that belong to the operations of this device, and go with them. */
const OF_SYNC = /^vanda-sync-/

/** Whether a key is one of the user's habits: personal, and no mark of the operations. */
export function isHabit(key: string): boolean {
  return !staysOnDevice(key) && !OF_SYNC.test(key)
}

/** Deletes the keys that `goes` names; by default all that do not belong to the device. */
export function clearWebStorage(goes = (key: string) => !staysOnDevice(key)): void {
  try {
    for (const key of Object.keys(localStorage)) if (goes(key)) localStorage.removeItem(key)
    for (const key of Object.keys(sessionStorage)) if (goes(key)) sessionStorage.removeItem(key)
  } catch {
    // Blocked storage cannot have stored any of it.
  }
}

/** Removes the number on the app's icon, the notifications shown, and the push subscription. */
export async function clearOutside(): Promise<void> {
  showBadge(0)
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (!registration) return
  for (const reported of await registration.getNotifications().catch(() => [])) reported.close()
  await unsubscribeBrowser().catch(() => undefined)
}
