import { cartList, wishList } from '#contract/cart.ts'
import type { mySizes } from '#contract/sizes.ts'
import type { Endpoint, SentTo } from '#contract/endpoint.ts'
import { HEADERS } from '#contract/envelope.ts'
import { CallError } from '#contract/failure.ts'
import { FIRST_TO_GO } from '#contract/kept-names.ts'
import { queuedEndpoint } from '#contract/queued.ts'
import { localeOf } from '#domain/region/language.ts'
import { learnServerTime } from '#platform/clock.ts'
import { deleteCaches } from '#platform/personal-storage.ts'
import { askToPersist } from '#platform/persist.ts'
import { urlPrefix, type Place } from '#platform/place.ts'
import { troubleOf } from '#platform/storage-trouble.ts'
import { followBadge } from './bag/badge.ts'
import { readAnswer, requestFor } from './call.ts'
import { deviceState } from './device-state.ts'
import { createView, watchForgetfulBrowser } from './device-view.ts'
import { sessionIsOurs } from './forget-person.ts'
import { followMove, leaveIfMoved } from './moved.ts'
import { enqueue, newOperation, type NewOperation } from './outbox/enqueue.ts'
import { hearAnswer } from './outbox/hear-answer.ts'
import { createMemoryQueue } from './outbox/memory-queue.ts'
import { createPump } from './outbox/pump.ts'
import { keepSnapshots } from './outbox/push.ts'
import { endRest } from './outbox/rest.ts'
import { deviceOf, noteLost, openSyncDb, reportOf, type SyncDb } from './outbox/sync-db.ts'
import { createStorageCare, withPatience } from './storage-care.ts'

/**
 * `sent`: the device could not keep it, the shop has it. `refused`: so did the shop, and the tray says why.
 * `not-saved`: only this page knows of it and goes on trying; never a false "saved" (offline.md D13).
 */
export type Saved = 'saved' | 'sent' | 'refused' | 'not-saved'

/** One operation that this device, the shop or at least this page now has. */
export interface Offered {
  readonly saved: Saved
  /** Waits for the shop's answer to it, never longer than `withinMs`; `saved` when there was none. */
  heard(withinMs: number): Promise<Saved>
}

/** Reads of what the shopper's operations change. */
type Own = typeof cartList | typeof wishList | typeof mySizes

export interface DeviceStore {
  /** Currency of the prices on this page. */
  readonly currency: string
  /** Keeps one operation and shows it; resolves when it is on the disk. */
  change<E extends Endpoint>(endpoint: E, input: SentTo<E>, about: unknown): Promise<Saved>
  /** As `change`, for those who confirm it only once the shop has accepted it. */
  offer<E extends Endpoint>(endpoint: E, input: SentTo<E>, about: unknown): Promise<Offered>
  /** Fetches bag and wishlist, and shows them before it resolves; throws `CallError` when the shop cannot be asked. */
  refresh(): Promise<void>
  /** Fetches one thing of the shopper's; throws like `refresh`. */
  read(endpoint: Own): Promise<void>
  dismiss(id: string): Promise<void>
  retry(id: string): Promise<void>
  /** The shopper has read what changed in the bag. */
  dismissReport(): Promise<void>
  /** The shopper is done with what was set last: it is sent without a rest. */
  endRest(): Promise<void>
  syncNow(): Promise<boolean>
}

/** So long is waited for a change that could not be written down to reach the shop; it goes on behind. */
const DIRECT_MS = 4_000

/** Opens the database, fills `deviceState` from it and keeps it filled, across tabs and the worker. */
export async function createDeviceStore(place: Place): Promise<DeviceStore> {
  const db = openSyncDb()
  const lang = localeOf(place.language, place.site)
  const pump = createPump(db, { onOutdated: () => (deviceState.outdated = true), onMoved: followMove })
  const memory = createMemoryQueue(() => view.show())
  const care = createStorageCare(db, { onTick: (well) => void catchUp(well) })
  const askAgain = () => void refresh().catch(() => {})
  const view = createView(db, { place, memory, care, onRefused: askAgain })
  await view.start()
  care.start()
  followBadge()
  pump.start()
  addEventListener('beforeunload', (event) => deviceState.unsaved > 0 && event.preventDefault())
  // Hours may have passed since this page was last looked at (offline.md F34).
  addEventListener('pageshow', (event) => event.persisted && askAgain())
  watchForgetfulBrowser(db, () => void view.start().then(askAgain))

  /** The write under way, so that what is done next comes after it. */
  let writing: Promise<unknown> = Promise.resolve()

  async function offer<E extends Endpoint>(endpoint: E, input: SentTo<E>, about: unknown): Promise<Offered> {
    const asked = { lang, about, now: Date.now() }
    try {
      // What is in the memory already comes first.
      if (deviceState.unsaved > 0 && !(await memory.moveTo(db))) throw new RangeError('something older waits')
      const written = writeDown(db, () => enqueue(db, endpoint, input, asked))
      writing = written.catch(() => {})
      const { id } = await written
      pump.wake()
      askToPersist()
      return { saved: 'saved', heard: (withinMs) => hearAnswer(db, id, withinMs) }
    } catch (error) {
      care.failed(error)
      const saved = await keepInMemory(newOperation(endpoint, input, asked))
      return { saved, heard: () => Promise.resolve(saved) }
    }
  }

  const change: DeviceStore['change'] = async (...wish) => (await offer(...wish)).saved

  async function endRestHere(): Promise<void> {
    await writing
    await endRest(db)
  }

  async function keepInMemory(operation: NewOperation): Promise<Saved> {
    const id = memory.add(operation)
    await withPatience(sendFromMemory(), DIRECT_MS).catch(() => false)
    const { operations, rejected } = memory.kept()
    if (rejected.some((one) => one.id === id)) return 'refused'
    return operations.some((one) => one.id === id) ? 'not-saved' : 'sent'
  }

  /** What is on the disk is older and goes first, as far as the disk can be read. */
  async function sendFromMemory(): Promise<void> {
    if (view.waitingOnDisk() > 0) {
      await endRest(db).catch(() => {})
      if (!(await pump.now())) return
    }
    if (await sessionIsOurs()) await memory.push((address, init) => fetch(address, init))
  }

  /** The disk is back, or a moment has passed: what only this page knows is moved there, or sent. */
  async function catchUp(well: boolean): Promise<void> {
    if (well) view.listen()
    const { operations, rejected } = memory.kept()
    if (operations.length + rejected.length === 0) return
    if (well && (await memory.moveTo(db).catch(() => false))) pump.wake()
    else await sendFromMemory()
  }

  async function read(endpoint: Own): Promise<void> {
    if (!(await sessionIsOurs())) throw new CallError({ kind: 'offline' })
    const device = await withPatience(deviceOf(db)).catch(() => undefined)
    const id = device?.id ?? memory.deviceId()
    const headers = {
      [HEADERS.app]: 'www',
      [HEADERS.lang]: lang,
      [HEADERS.urlPrefix]: urlPrefix(),
      [HEADERS.device]: id,
    }
    const { url, init } = requestFor(endpoint, {}, headers)
    const response = await fetch(url, { ...init, cache: 'no-store' }).catch(async (error: unknown) => {
      await noteLost(db).catch(() => {})
      throw error
    })
    const { envelope } = await readAnswer(endpoint, response).catch(leaveIfMoved)
    learnServerTime(envelope.serverTime)
    try {
      if (!device) throw new RangeError('the device could not be read')
      await db.transaction('rw', db.meta, db.operations, db.snapshots, async () => {
        const current = await deviceOf(db)
        if (current.id !== device.id) return
        await keepSnapshots(db, endpoint, envelope)
        await db.meta.put({ ...current, contactAt: envelope.serverTime ?? current.contactAt })
      })
    } catch (error) {
      if (device) care.failed(error)
      memory.keep(endpoint, envelope)
    }
  }

  async function refresh(): Promise<void> {
    await Promise.all([read(cartList), read(wishList)])
    await view.look().catch(() => {})
  }

  return {
    currency: place.currency,
    change,
    offer,
    refresh,
    read,
    async endRest() {
      await endRestHere()
      pump.wake()
    },
    async dismiss(id) {
      memory.dismiss(id)
      await db.rejected.delete(id)
    },
    async retry(id) {
      const unsaved = memory.kept().rejected.find((one) => one.id === id)
      const rejected = unsaved ?? (await db.rejected.get(id))
      const endpoint = rejected && queuedEndpoint(rejected.path)
      if (!rejected || !endpoint) return
      await change(endpoint, rejected.input as never, rejected.about)
      if (unsaved) memory.dismiss(id)
      else await db.rejected.delete(id)
    },
    async syncNow() {
      if (deviceState.storage !== 'well' || deviceState.unsaved > 0) await care.tick()
      await endRestHere().catch(() => {})
      return (await pump.now()) && deviceState.unsaved === 0
    },
    async dismissReport() {
      await db.transaction('rw', db.meta, async () => {
        await db.meta.put({ ...(await reportOf(db)), changes: [] })
      })
    },
  }
}

/** Writes; a device without room gives up what can be had again and is asked once more. */
async function writeDown<T>(db: SyncDb, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const trouble = troubleOf(error)
    if (trouble === 'refused') throw error
    if (trouble === 'full') await deleteCaches(FIRST_TO_GO)
    else db.close({ disableAutoOpen: false })
    return write()
  }
}
