/** The browser's notification API, wrapped once. */

/** `install-first`: iOS and iPadOS support notifications only in an app on the home screen. */
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

/** Call it after a press only: without one a browser may deny the permission permanently. */
export function askPushPermission(): Promise<NotificationPermission> {
  return Notification.requestPermission()
}

/** Runs when the user changes the permission in the browser's settings; returns the function that stops it. */
export function watchPushPermission(onChange: () => void): () => void {
  const watch = new AbortController()
  const { signal } = watch
  // Safari does not report a change, so the permission is read again when the page becomes visible.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && onChange(), {
    signal,
  })
  void navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', onChange, { signal }))
    .catch(() => undefined)
  return () => watch.abort()
}

/** The push address of this browser; undefined without one, or without a worker. */
export async function browserAddress(): Promise<(BrowserAddress & { readonly key: string }) | undefined> {
  const subscription = await (await registered())?.pushManager.getSubscription()
  return subscription ? { ...addressOf(subscription), key: keyOf(subscription) } : undefined
}

/**
 * Subscribes with the shop's key; an address made for another key is dropped, because the server could not send to it.
 */
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

/** The user's time zone as an IANA name. */
export function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}

/** The number on the app's icon; a no-op in browsers without it. */
export function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  // Some systems refuse it until notifications are allowed: the app works without a number.
  shown.catch(() => undefined)
}

/** Not `ready`: that never resolves where no worker may be installed. */
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
