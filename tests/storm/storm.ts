import type { Page } from '@playwright/test'
import { checkSoFar, ledgerOf } from '../faults/check-ledger.ts'
import { onSomePage, steal, stopWorkers, sync } from '../faults/tools.ts'
import { listen } from '../world/browser/fixtures.ts'
import { findPieces, type Find } from '../world/browser/shopping.ts'
import { aFaultyShop } from '../world/shops/faulty-shop.ts'
import { aBrowserHousehold, type BrowserHousehold } from './browser-household.ts'
import { householdActionOf, isHouseholdTap } from './household-plan.ts'
import { aBystander, moveIn } from './moving-in.ts'
import {
  actionOf,
  DEVICES,
  fateOf,
  goesElsewhere,
  isOnProduct,
  isTap,
  PRODUCTS,
  type Action,
  type Tap,
} from './plan.ts'
import { oneLine, jump, open, seeing } from './screens.ts'
import { settle } from './settle-storm.ts'
import { aStormDevice, type StormDevice } from './shopper-device.ts'
import { written } from './tap-written.ts'
import type { Confirmed, Uncertain } from './taps.ts'
import { touch } from './touch.ts'

export interface StormOrders {
  readonly seed: number
  readonly minutes: number
  /** Continues until this many taps were confirmed: on a busy machine a minute has few. */
  readonly leastTaps?: number
  /** Continues until this holds of the shop's folder, for at most three times the minutes. */
  readonly until?: (dataDir: string) => boolean
  /** Ends after this many actions, to replay a storm that stopped there. */
  readonly actions?: number
  /** Another server than the real one: an entry of a process and its environment. */
  readonly entry?: string
  readonly env?: Readonly<Record<string, string>>
  readonly say?: (line: string) => void
}

export interface StormReport {
  readonly seed: number
  readonly actions: number
  /** Seconds until the storm ended: at its time, or as soon as an operation had gone wrong. */
  readonly seconds: number
  /** Taps that the screen confirmed, each with its number in its device's sequence. */
  readonly taps: number
  /** Taps that a fault interrupted. */
  readonly uncertain: number
  readonly applied: number
  readonly refused: number
  readonly requests: number
  readonly faults: Readonly<Record<string, number>>
  /** Of the two members who share a browser. */
  readonly household: ReturnType<BrowserHousehold['counts']>
  /** Empty, or the violations of the storm. */
  readonly wrong: readonly string[]
  readonly log: readonly string[]
}

/**
 * One user, two devices with two tabs each, on the real screens, under faults. The check compares the server's database
 * with the proxy's journal: nothing lost, nothing doubled, in order, and every screen ends in the server's state.
 */
export async function storm({
  seed,
  minutes,
  actions = Infinity,
  leastTaps = 0,
  until = () => true,
  entry,
  env,
  say = () => {},
}: StormOrders): Promise<StormReport> {
  const world = await aFaultyShop(env, entry)
  const { shop, net } = world
  const log: string[] = []
  const faults: Record<string, number> = {}
  const complaints: string[] = []
  const confirmed: Confirmed[] = []
  const uncertain: Uncertain[] = []
  const unexplained: string[] = []
  let deploys = 0
  let opening: Promise<void> = Promise.resolve()
  const note = (line: string) => {
    log.push(line)
    say(line)
  }
  let pieces: readonly Find[] = []
  const devices: StormDevice[] = []
  const closers: (() => Promise<void>)[] = []
  const deviceAt = (index: number): StormDevice => devices[index] ?? raise(`no device ${index}`)

  try {
    pieces = (await findPieces(shop, 12))
      .filter(
        ({ card }, at, all) => at === all.findIndex((one) => one.card.productsName === card.productsName),
      )
      .toSorted((a, b) => b.stock - a.stock)
      .slice(0, PRODUCTS)
    await aBystander(shop.url, pieces)
    for (let one = 0; one < DEVICES; one++)
      devices.push(await aStormDevice(net.url, (page) => listen(page, complaints)))
    const shopper = await moveIn(devices, pieces, net.url)
    const numbers = new Map<string, number>()
    const shared = await aStormDevice(net.url, (page) => listen(page, complaints))
    closers.push(() => shared.close())
    const household = await aBrowserHousehold({ world, device: shared, pieces })
    for (const [index, device] of devices.entries()) {
      const rows = await device.rows()
      if (rows) numbers.set(rows.device.id, index)
    }
    net.rule = ({ path, device, seq, attempt }) => {
      if (path === '/sw.js' && deploys > 0)
        return { change: (answer) => ({ ...answer, body: `${answer.body}\n// build ${deploys}\n` }) }
      if (device === '' || !(seq > 0)) return undefined
      return fateOf(seed, { device: numbers.get(device) ?? DEVICES, seq, attempt })
    }

    const begins = performance.now()
    const ends = begins + minutes * 60_000
    let at = 0
    let own = 0
    let soFar: readonly string[] = []
    const latest = begins + 3 * minutes * 60_000
    const goesOn = () => {
      const now = performance.now()
      return (!until(shop.dataDir) && now < latest) || now < ends || confirmed.length < leastTaps
    }
    for (; at < actions && soFar.length === 0 && goesOn(); at++) {
      const turn = householdActionOf(seed, at)
      const action = actionOf(seed, at)
      if (!turn) own += 1
      const began = performance.now()
      const isTapped = turn ? isHouseholdTap(turn.what) : isTap(action.what)
      const { what, tab, which } = turn ?? action
      const came = await (turn ? household.act(turn) : act(action)).catch((error: unknown) => {
        if (isTapped) unexplained.push(`I1 tap ${at} (${what}): ${oneLine(error)}`)
        return `interrupted: ${oneLine(error)}`
      })
      const ms = Math.round(performance.now() - began)
      const place = turn ? `household (${turn.person})` : `device ${action.device}`
      note(`${at} ${place} tab ${tab} ${what} (${which}): ${came}, ${ms} ms`)
      soFar = [shopper, ...household.members].flatMap((one) => checkSoFar(shop, net.journal, one))
    }
    const seconds = Math.round((performance.now() - begins) / 1_000)
    await opening
    const wrong =
      soFar.length > 0
        ? soFar
        : [
            ...unexplained,
            ...(await settle({ world, devices, shopper, confirmed, uncertain, complaints, actions: own })),
            ...(await household.settle()),
          ]
    const { applied } = ledgerOf(shop, shopper)
    return {
      seed,
      actions: at,
      seconds,
      taps: confirmed.length,
      uncertain: uncertain.length,
      applied: applied.filter(({ code }) => code === 200).length,
      refused: applied.filter(({ code }) => code !== 200).length,
      requests: net.journal.length,
      faults,
      household: household.counts(),
      wrong,
      log,
    }
  } finally {
    net.heal()
    for (const device of devices) await device.close().catch(() => {})
    for (const close of closers) await close().catch(() => {})
    await opening.catch(() => {})
    await world.close()
  }

  async function act(action: Action): Promise<string> {
    const device = deviceAt(action.device)
    if (isTap(action.what)) return tap(device, action, action.what)
    faults[action.what] = (faults[action.what] ?? 0) + 1
    switch (action.what) {
      case 'browser killed':
        await device.killBrowser()
        break
      case 'worker stopped':
        await stopWorkers(await device.tab(action.tab), net.url)
        break
      case 'tab crashed':
        await device.crash(action.tab)
        break
      case 'lock stolen':
        await steal(await onShop(device, action.tab))
        break
      case 'shop killed':
        await opening
        await shop.kill()
        // The server restarts while the user goes on tapping.
        opening = shop.start()
        opening.catch(() => {})
        break
      case 'network gone':
        await device.setOffline(true)
        break
      case 'network back':
        await device.setOffline(false)
        break
      case 'clock jumps':
        await jump(await onShop(device, action.tab), action.which)
        break
      case 'deploy':
        deploys += 1
        await (
          await onShop(device, action.tab)
        ).evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration()
          await registration?.update().catch(() => {})
        })
        break
      case 'update taken':
        return takeUpdate(await onShop(device, action.tab))
      case 'tab frozen':
        await device.freeze(action.tab)
        break
      case 'sync fired': {
        const beside = await onSomePage(device.phone.context, net.url)
        await sync(beside, net.url, action.which % 2 === 0).finally(() => beside.close())
        break
      }
      case 'page reloaded': {
        const page = await onShop(device, action.tab)
        await page.reload()
        await seeing(page)
        break
      }
    }
    return 'done'
  }

  async function onShop(device: StormDevice, which: number): Promise<Page> {
    const page = await device.tab(which)
    if (!page.url().startsWith(net.url)) await open(page, '/cart')
    return page
  }

  async function tap(device: StormDevice, action: Action, what: Tap): Promise<string> {
    const page = await device.tab(action.tab)
    const piece = pieceFor(page, action)
    await open(page, isOnProduct(what) ? piece.card.baseUrl : '/cart')
    const before = (await device.rows()) ?? raise('the device has no rows')
    const from = performance.now()
    let loads = 0
    const onLoad = () => (loads += 1)
    page.on('domcontentloaded', onLoad)
    try {
      const meant = await touch(page, { what, piece, which: action.which }, pieces)
      if (!meant) return 'nothing there to tap'
      const place = await written(device, before, net.journal)
      confirmed.push({ at: action.at, ...place, meant, from, until: performance.now() })
      return `operation ${place.seq}`
    } catch (error) {
      const why = excuseFor(device, page, loads)
      if (why === undefined) throw error
      uncertain.push({ at: action.at, meant: undefined, why })
      return `cut off (${why}): ${oneLine(error)}`
    } finally {
      page.off('domcontentloaded', onLoad)
    }
  }

  /**
   * What the plan itself has done that may interrupt a tap; without it a tap that makes no operation is a violation.
   */
  function excuseFor(device: StormDevice, page: Page, loads: number): string | undefined {
    if (page.isClosed()) return 'the tab is gone'
    if (loads > 0) return 'the page was reloaded'
    return device.isFrozen() ? 'another tab is frozen' : undefined
  }

  function pieceFor(page: Page, action: Action): Find {
    const here = pieces.find(({ card }) => page.url() === new URL(card.baseUrl, net.url).href)
    return (goesElsewhere(action) ? undefined : here) ?? pieceAt(pieces, action.which)
  }

  async function takeUpdate(page: Page): Promise<string> {
    const reload = page
      .getByRole('complementary', { name: 'New version' })
      .getByRole('button', { name: 'Reload' })
    if (!(await reload.isVisible())) return 'no update offered'
    const reloaded = page.waitForEvent('load')
    await reload.click()
    await reloaded
    await seeing(page)
    return 'done'
  }
}

function pieceAt(pieces: readonly Find[], which: number): Find {
  return pieces[which % pieces.length] ?? raise('no pieces')
}

function raise(message: string): never {
  throw new Error(message)
}
