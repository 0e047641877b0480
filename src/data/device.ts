import { liveQuery } from 'dexie'
import { cartList, wishList } from '#contract/cart.ts'
import type { Endpoint, SentTo } from '#contract/endpoint.ts'
import { queuedEndpoint } from '#contract/queued.ts'
import { localeOf } from '#domain/region/language.ts'
import type { Place } from '#platform/place.ts'
import { bagOf } from './bag/bag-model.ts'
import { readAnswer, requestFor, type Caller } from './call.ts'
import { deviceState } from './device-state.ts'
import { enqueue } from './outbox/enqueue.ts'
import { createPump } from './outbox/pump.ts'
import { keepSnapshot } from './outbox/push.ts'
import { refusedWish } from './outbox/refused-wish.ts'
import { deviceOf, openSyncDb, type SyncDb } from './outbox/sync-db.ts'
import { HEADERS } from '#contract/envelope.ts'
import { wishesOf } from './wishes/wish-model.ts'

/** `not-saved`: this device could not keep it; whether the shop has it is in the answer to `sent`. */
export type Saved = 'saved' | 'sent' | 'not-saved'

export interface DeviceStore {
  /** Currency of the prices on this page. */
  readonly currency: string
  /** Keeps one operation and shows it; resolves when it is on the disk. */
  change<E extends Endpoint>(endpoint: E, input: SentTo<E>, about: unknown): Promise<Saved>
  /** Fetches bag and wishlist; throws `CallError` when the shop cannot be asked. */
  refresh(): Promise<void>
  dismiss(id: string): Promise<void>
  retry(id: string): Promise<void>
  syncNow(): Promise<boolean>
}

/** Opens the database, fills `deviceState` from it and keeps it filled, across tabs and the worker. */
export async function createDeviceStore(caller: Caller, place: Place): Promise<DeviceStore> {
  const db = openSyncDb()
  const lang = localeOf(place.language, place.site)
  const pump = createPump(db)
  const askAgain = () => void refresh().catch(() => {})
  await watch(db, place, askAgain)
  pump.start()
  // Hours may have passed since this page was last looked at (offline.md F34).
  addEventListener('pageshow', (event) => event.persisted && askAgain())

  async function change<E extends Endpoint>(endpoint: E, input: SentTo<E>, about: unknown): Promise<Saved> {
    try {
      await enqueue(db, endpoint, input, { lang, about, now: Date.now() })
    } catch {
      return sendAtOnce(caller, endpoint, input)
    }
    pump.wake()
    return 'saved'
  }

  async function pull(endpoint: typeof cartList | typeof wishList): Promise<void> {
    const device = await deviceOf(db)
    const headers = { [HEADERS.app]: 'www', [HEADERS.lang]: lang, [HEADERS.device]: device.id }
    const { url, init } = requestFor(endpoint, {}, headers)
    const response = await fetch(url, { ...init, cache: 'no-store' })
    const { envelope } = await readAnswer(endpoint, response)
    await db.transaction('rw', db.meta, db.snapshots, async () => {
      const current = await deviceOf(db)
      if (current.id !== device.id) return
      await keepSnapshot(db, endpoint, envelope)
      await db.meta.put({ ...current, contactAt: envelope.serverTime ?? current.contactAt })
    })
  }

  async function refresh(): Promise<void> {
    await Promise.all([pull(cartList), pull(wishList)])
  }

  return {
    currency: place.currency,
    change,
    refresh,
    async dismiss(id) {
      await db.rejected.delete(id)
    },
    async retry(id) {
      const rejected = await db.rejected.get(id)
      const endpoint = rejected && queuedEndpoint(rejected.path)
      if (!rejected || !endpoint) return
      await change(endpoint, rejected.input as never, rejected.about)
      await db.rejected.delete(id)
    },
    syncNow: () => pump.now(),
  }
}

/** The device could not keep it, so it is tried at once and said if that fails, too: never a false "saved" (offline.md D13). */
async function sendAtOnce<E extends Endpoint>(caller: Caller, endpoint: E, input: SentTo<E>): Promise<Saved> {
  deviceState.broken = true
  try {
    await caller(endpoint, input)
    return 'sent'
  } catch {
    return 'not-saved'
  }
}

/**
 * Resolves with the first reading; a failing database shows as failed, never as empty. `onRefused`: a refusal brings no
 * snapshot with it, so the bag under what it refused may be another by now.
 */
function watch(db: SyncDb, place: Place, onRefused: () => void): Promise<void> {
  return new Promise((resolve) => {
    let known: number | undefined
    const read = () =>
      db.transaction('r', db.meta, db.operations, db.rejected, db.snapshots, async () => ({
        device: await db.meta.get('device'),
        operations: await db.operations.orderBy('seq').toArray(),
        rejected: await db.rejected.toArray(),
        cart: await db.snapshots.get('cart'),
        wishlist: await db.snapshots.get('wishlist'),
      }))
    liveQuery(read).subscribe({
      next({ device, operations, rejected, cart, wishlist }) {
        deviceState.bag = bagOf(cart, operations, place.locale, place.currency)
        deviceState.wishes = wishesOf(wishlist, operations)
        deviceState.refused = rejected.map(refusedWish).sort((a, b) => b.at - a.at)
        deviceState.waiting = operations.length
        deviceState.waitingSince = operations[0]?.createdAt
        deviceState.lastContact = device?.contactAt
        deviceState.broken = false
        if (rejected.length > (known ?? rejected.length)) onRefused()
        known = rejected.length
        resolve()
      },
      error() {
        const { count } = deviceState.bag
        deviceState.bag = { status: 'failed', count }
        deviceState.wishes = { status: 'failed', spus: [], waiting: 0 }
        deviceState.broken = true
        resolve()
      },
    })
  })
}
