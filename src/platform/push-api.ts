/** Notifications as browsers have them, wrapped once. */

/** `install-first`: iPhones and iPads know notifications only in an app on the home screen. */
export type PushSupport = 'ready' | 'install-first' | 'none'

export interface BrowserAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'ready'
  const standalone = (navigator as Navigator & { readonly standalone?: boolean }).standalone
  return standalone === false ? 'install-first' : 'none'
}

export function pushPermission(): NotificationPermission {
  return 'Notification' in window ? Notification.permission : 'denied'
}

/** Only ever after a finger: a browser that is asked out of the blue says no for good. */
export function askPushPermission(): Promise<NotificationPermission> {
  return Notification.requestPermission()
}

/** Runs whenever the shopper changes the permission in the browser's own settings; answers how to stop. */
export function watchPushPermission(onChange: () => void): () => void {
  const watch = new AbortController()
  const { signal } = watch
  // Safari reports no change of it; whoever comes back to the page is looked at anew.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && onChange(), {
    signal,
  })
  void navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', onChange, { signal }))
    .catch(() => undefined)
  return () => watch.abort()
}

/** The address this browser has now; undefined without one, or without a worker. */
export async function browserAddress(): Promise<(BrowserAddress & { readonly key: string }) | undefined> {
  const subscription = await (await registered())?.pushManager.getSubscription()
  return subscription ? { ...addressOf(subscription), key: keyOf(subscription) } : undefined
}

/** Subscribes with the shop's key; an address made for another key is given up, for nobody could use it. */
export async function subscribeBrowser(key: string): Promise<BrowserAddress> {
  const registration = await registered()
  if (!registration) throw new RangeError('this page has no worker')
  const known = await registration.pushManager.getSubscription()
  if (known && keyOf(known) === key) return addressOf(known)
  await known?.unsubscribe()
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  return addressOf(made)
}

export async function unsubscribeBrowser(): Promise<void> {
  const subscription = await (await registered())?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

/** Where the shopper is, as an IANA name. */
export function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}

/** The number on the app's icon; browsers without one do nothing. */
export function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  // Some systems refuse it until notifications are allowed: the app goes on without a number.
  shown.catch(() => undefined)
}

/** Not `ready`: that would wait for ever where no worker may be installed. */
async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  return found?.active ? found : undefined
}

function addressOf(subscription: PushSubscription): BrowserAddress {
  const { endpoint } = subscription
  return {
    endpoint,
    p256dh: base64Url(subscription.getKey('p256dh')),
    auth: base64Url(subscription.getKey('auth')),
  }
}

function keyOf(subscription: PushSubscription): string {
  return base64Url(subscription.options.applicationServerKey)
}

function base64Url(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
