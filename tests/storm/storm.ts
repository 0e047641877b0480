import type { Page } from '@playwright/test'
import { ledgerOf } from '../faults/judge.ts'
import { onSomePage, steal, stopWorkers, sync } from '../faults/tools.ts'
import { listen } from '../journeys/people.ts'
import { findPieces, type Find } from '../journeys/shopping.ts'
import { aFaultyShop } from '../world/faulty-shop.ts'
import { moveIn } from './moving-in.ts'
import { actionOf, DEVICES, fateOf, isTap, PRODUCTS, type Action, type Tap } from './plan.ts'
import { firstLine, jump, open, seeing, touch } from './screens.ts'
import { settle, type Confirmed } from './settle.ts'
import { aStormDevice, type StormDevice } from './shopper-device.ts'
import { until } from './until.ts'

export interface StormOrders {
  readonly seed: number
  readonly minutes: number
  /** Ends after so many actions, to replay a storm that stopped there. */
  readonly actions?: number
  readonly say?: (line: string) => void
}

export interface StormReport {
  readonly seed: number
  readonly actions: number
  /** Taps that the screen confirmed, each with its place in its device's chain. */
  readonly taps: number
  readonly applied: number
  readonly refused: number
  readonly requests: number
  readonly faults: Readonly<Record<string, number>>
  /** Empty, or the storm has found something. */
  readonly wrong: readonly string[]
  readonly log: readonly string[]
}

/**
 * One shopper, two devices with two tabs each, on the real screens, in bad weather. The judge is the shop's own
 * database with the network's journal: nothing lost, nothing doubled, in order, and every screen ends as the shop.
 */
export async function storm({
  seed,
  minutes,
  actions = Infinity,
  say = () => {},
}: StormOrders): Promise<StormReport> {
  const world = await aFaultyShop()
  const { shop, net } = world
  const log: string[] = []
  const faults: Record<string, number> = {}
  const complaints: string[] = []
  const confirmed: Confirmed[] = []
  let uncertain = 0
  let deploys = 0
  let opening: Promise<void> = Promise.resolve()
  const note = (line: string) => {
    log.push(line)
    say(line)
  }
  let pieces: readonly Find[] = []
  const devices: StormDevice[] = []
  const deviceAt = (index: number): StormDevice => devices[index] ?? raise(`no device ${index}`)

  try {
    pieces = (await findPieces(shop, 12)).toSorted((a, b) => b.stock - a.stock).slice(0, PRODUCTS)
    for (let one = 0; one < DEVICES; one++)
      devices.push(await aStormDevice(net.url, (page) => listen(page, complaints)))
    const principal = await moveIn(devices, pieces, net.url)
    const numbers = new Map<string, number>()
    for (const [index, device] of devices.entries()) {
      const rows = await device.rows()
      if (rows) numbers.set(rows.device.id, index)
    }
    net.rule = ({ path, device, seq, attempt }) => {
      if (path === '/sw.js' && deploys > 0)
        return { change: (answer) => ({ ...answer, body: `${answer.body}\n// build ${deploys}\n` }) }
      if (device === '' || !(seq > 0)) return undefined
      return fateOf(seed, numbers.get(device) ?? DEVICES, seq, attempt)
    }

    const ends = performance.now() + minutes * 60_000
    let at = 0
    for (; at < actions && performance.now() < ends; at++) {
      const action = actionOf(seed, at)
      const began = performance.now()
      const came = await act(action).catch((error: unknown) => {
        if (isTap(action.what)) uncertain += 1
        return `interrupted: ${firstLine(error)}`
      })
      const ms = Math.round(performance.now() - began)
      note(
        `${at} device ${action.device} tab ${action.tab} ${action.what} (${action.which}): ${came}, ${ms} ms`,
      )
    }
    await opening
    const wrong = await settle({ world, devices, principal, confirmed, uncertain, complaints, actions: at })
    const { applied } = ledgerOf(shop, principal)
    return {
      seed,
      actions: at,
      taps: confirmed.length,
      applied: applied.filter(({ code }) => code === 200).length,
      refused: applied.filter(({ code }) => code !== 200).length,
      requests: net.journal.length,
      faults,
      wrong,
      log,
    }
  } finally {
    net.heal()
    for (const device of devices) await device.close().catch(() => {})
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
        // It opens again while people go on tapping.
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
    const piece = pieces[action.which % pieces.length] ?? raise('no piece')
    await open(page, what === 'add' || what === 'heart' ? piece.card.baseUrl : '/cart')
    const before = (await device.rows()) ?? raise('the device has no rows')
    const tapped = await touch(page, what, piece, action.which)
    if (!tapped) return 'nothing there to tap'
    let after = before
    try {
      await until(
        'the operation is on the disk',
        async () => {
          after = (await device.rows()) ?? after
          return after.device.nextSeq > before.device.nextSeq
        },
        10_000,
      )
    } catch {
      uncertain += 1
      return 'the screen took it, no operation came of it'
    }
    const { id, nextSeq } = after.device
    if (nextSeq !== before.device.nextSeq + 1)
      raise(`one tap made ${nextSeq - before.device.nextSeq} operations`)
    confirmed.push({ device: action.device, id, seq: before.device.nextSeq, ...tapped })
    return `operation ${before.device.nextSeq}`
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

function raise(message: string): never {
  throw new Error(message)
}
