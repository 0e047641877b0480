import { API_PREFIX, HEADERS } from '#contract/envelope.ts'
import { readPushMessage, type PushMessage } from '#contract/push-message.ts'
import { pushKey, pushRenew } from '#contract/notices/push.contract.ts'
import { readLanguage } from '#domain/region/language.ts'
import { isCheckoutPage } from '#domain/region/links.ts'

/** Options of notifications that TypeScript's types lack. */
interface Shown extends NotificationOptions {
  readonly image?: string
  readonly actions?: readonly { readonly action: string; readonly title: string }[]
  readonly data: { readonly url: string }
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void
}

interface Arrived extends Lasting {
  readonly data: { json(): unknown } | null
}

interface Pressed extends Lasting {
  readonly action: string
  readonly notification: { readonly data: unknown; close(): void }
}

interface AddressChange extends Lasting {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}

interface OpenWindow {
  readonly url: string
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}

/** The part of a worker's global scope that notifications need. */
export interface PushScope {
  readonly registration: {
    readonly pushManager: PushManager
    showNotification(title: string, options: NotificationOptions): Promise<void>
  }
  readonly location: { readonly origin: string }
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenWindow[]>
    openWindow(url: string): Promise<unknown>
  }
  addEventListener(type: 'push', listener: (event: Arrived) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Pressed) => void): void
  addEventListener(type: 'pushsubscriptionchange', listener: (event: AddressChange) => void): void
}

const ICON = '/icons/icon-192.png'
const BADGE = '/icons/badge-96.png'

export function listenToPushes(scope: PushScope): void {
  scope.addEventListener('push', (event) => event.waitUntil(showPush(scope, readData(event))))
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const { url } = (event.notification.data ?? {}) as Partial<Shown['data']>
    if (event.action !== 'later') event.waitUntil(openPage(scope, url ?? '/'))
  })
  scope.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renew(scope, event))
  })
}

function readData(event: Arrived): PushMessage | undefined {
  try {
    return readPushMessage(event.data?.json())
  } catch {
    return undefined
  }
}

/** A browser requires that each push shows a notification; an unreadable message shows only the shop's name. */
export async function showPush(
  scope: Pick<PushScope, 'registration'>,
  message: PushMessage | undefined,
): Promise<void> {
  const { title, shown } = notificationOf(message)
  await scope.registration.showNotification(title, shown)
}

export function notificationOf(message: PushMessage | undefined): { title: string; shown: Shown } {
  const dress = { icon: ICON, badge: BADGE }
  if (!message) return { title: 'Vanda', shown: { ...dress, tag: 'vanda', data: { url: '/' } } }
  const { title, body, tag, lang, image, actions, url } = message
  return {
    title,
    shown: { ...dress, body, tag, lang, ...(image ? { image } : {}), actions, data: { url } },
  }
}

/** Opens the page in an open window that can be navigated; else in a new one. */
export async function openPage(
  { clients, location }: Pick<PushScope, 'clients' | 'location'>,
  url: string,
): Promise<void> {
  const address = new URL(url, location.origin)
  // The message is not trusted: only pages of this shop are opened.
  const target = address.origin === location.origin ? address.href : location.origin
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((client) => client.url === target)
  if (there) return void (await there.focus())
  // A notification must not navigate away from checkout or payment.
  const free = windows.find(({ url }) => !isCheckoutPage(readLanguage(new URL(url).pathname).page))
  const led = free && (await lead(free, target))
  if (!led) await clients.openWindow(target)
}

/** A window that this worker does not control cannot be navigated. */
async function lead(client: OpenWindow, target: string): Promise<boolean> {
  try {
    await client.focus()
    return (await client.navigate(target)) !== null
  } catch {
    return false
  }
}

/** The browser has changed its address: the worker reports the new one. If that fails, the next page does. */
async function renew(scope: PushScope, { oldSubscription, newSubscription }: AddressChange): Promise<void> {
  if (!oldSubscription) return
  const { pushManager } = scope.registration
  const fresh =
    newSubscription ??
    (await pushManager.getSubscription()) ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: await shopKey() }))
  const { endpoint, keys = {} } = fresh.toJSON()
  const body = { endpoint, p256dh: keys['p256dh'], auth: keys['auth'], old: oldSubscription.endpoint }
  await fetch(`${API_PREFIX}${pushRenew.path}`, {
    method: 'POST',
    headers: { [HEADERS.app]: 'www', 'content-type': 'application/json' },
    credentials: 'same-origin',
    body: JSON.stringify(body),
  })
}

async function shopKey(): Promise<string> {
  const answer = await fetch(`${API_PREFIX}${pushKey.path}`)
  return ((await answer.json()) as { data: { key: string } }).data.key
}
