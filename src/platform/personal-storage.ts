import { showBadge, unsubscribeBrowser } from './push-api.ts'

/**
 * What this browser holds of a person outside the databases. Everything goes that is not named here, so that a key
 * nobody thought of is forgotten rather than kept: texts and public lists of the shop, and what belongs to the device
 * itself (`vanda-keep-…`, `vanda-kiosk…`).
 */
const OF_THE_DEVICE = [/^lang-version-/, /^vanda-public/, /^vanda-catalog-/, /^vanda-keep-/, /^vanda-kiosk/]

export function staysOnDevice(key: string): boolean {
  return OF_THE_DEVICE.some((own) => own.test(key))
}

export function clearWebStorage(): void {
  try {
    for (const key of Object.keys(localStorage)) if (!staysOnDevice(key)) localStorage.removeItem(key)
    for (const key of Object.keys(sessionStorage)) if (!staysOnDevice(key)) sessionStorage.removeItem(key)
  } catch {
    // Blocked: then nothing of it could have been kept.
  }
}

/** The number on the app's icon, what was told outside the page, and the right to tell more. */
export async function clearOutside(): Promise<void> {
  showBadge(0)
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (!registration) return
  for (const reported of await registration.getNotifications().catch(() => [])) reported.close()
  await unsubscribeBrowser().catch(() => undefined)
}

/** Deletes whole caches by name; those that are not there are deleted already. */
export async function deleteCaches(names: readonly string[]): Promise<void> {
  if (!('caches' in globalThis)) return
  await Promise.all(names.map((name) => caches.delete(name).catch(() => false)))
}
