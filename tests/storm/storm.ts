import type { Page } from '@playwright/test'
import { cartAdd, cartRemove, cartSelect, cartUpdate, wishListAdd, wishListDelete } from '#contract/cart.ts'
import { API_PREFIX } from '#contract/envelope.ts'
import { judgeChains, ledgerOf } from '../faults/judge.ts'
import { onSomePage, steal, stopWorkers, sync } from '../faults/tools.ts'
import { sameOnScreen } from '../faults/row.ts'
import { listen, settleIn } from '../journeys/people.ts'
import { findPieces, type Find } from '../journeys/shopping.ts'
import { aFaultyShop } from '../world/faulty-shop.ts'
import { actionOf, DEVICES, fateOf, isTap, PRODUCTS, TABS, type Action, type Tap } from './plan.ts'
import { aStormDevice, type StormDevice } from './shopper-device.ts'
import { until } from './until.ts'
import { principalOf } from '../journeys/device-facts.ts'

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

/** A tap whose operation the device has written down. */
interface Confirmed {
  readonly device: number
  readonly id: string
  readonly seq: number
  readonly paths: readonly string[]
  /** SKU or SPU that its request must name. */
  readonly names: string
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
    const wrong = await settle(principal, at)
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

  /** The weather clears: whatever waits must arrive, and every screen must show what the shop has. */
  async function settle(principal: string, actionsDone: number): Promise<string[]> {
    net.rule = () => undefined
    net.heal()
    await opening
    const wrong: string[] = []
    const rows = []
    for (const [index, device] of devices.entries()) {
      await device.setOffline(false)
      await device.thaw()
      for (let which = 0; which < TABS; which++) await open(await device.tab(which), '/cart')
      const waits = async () => (await device.rows())?.operations.length
      await until('nothing waits', async () => (await waits()) === 0, 90_000).catch(async () =>
        wrong.push(`device ${index}: ${await waits()} operations still wait`),
      )
    }
    for (const [index, device] of devices.entries()) {
      for (let which = 0; which < TABS; which++) {
        const page = await device.tab(which)
        await page.bringToFront()
        await page.reload()
        await seeing(page)
        await sameOnScreen(page).catch((error: unknown) =>
          wrong.push(`I3 device ${index} tab ${which}: the screen is not the shop: ${firstLine(error)}`),
        )
      }
      const mine = await device.rows()
      if (mine) rows.push(mine)
    }
    wrong.push(...judgeChains({ shop, net, principal, devices: rows }))
    for (const { id, seq, paths, names } of confirmed) {
      const sent = net.journal.find((entry) => entry.device === id && entry.seq === seq)
      const said = sent ? Object.values(sent.fields).join(' ') : ''
      if (!sent) wrong.push(`I1 ${id} ${seq}: confirmed on the screen and never sent`)
      else if (!paths.some((path) => sent.path === `${API_PREFIX}${path}`) || !said.includes(names))
        wrong.push(
          `I1 ${id} ${seq}: the tap meant ${paths.join(' or ')} ${names}, sent was ${sent.path} ${said}`,
        )
    }
    const made = rows.reduce((sum, { device }) => sum + device.nextSeq - 1, 0) - firstOperations
    if (made < confirmed.length || made > confirmed.length + uncertain)
      wrong.push(`${confirmed.length} taps (${uncertain} more uncertain) made ${made} operations`)
    wrong.push(...new Set(complaints.map((said) => `I4 ${said}`)))
    if (actionsDone > 20 && confirmed.length < actionsDone / 5)
      wrong.push(
        `only ${confirmed.length} of ${actionsDone} actions were taps that counted: this storm proves little`,
      )
    return wrong
  }
}

/** Made while moving in, before the storm. */
const firstOperations = 2

/** Both devices are the same person's; each has the pages of all pieces, and the session on its disk. */
async function moveIn(
  devices: readonly StormDevice[],
  pieces: readonly Find[],
  origin: string,
): Promise<string> {
  const [first] = pieces
  if (!first) throw new Error('no pieces')
  let cookies: Awaited<ReturnType<StormDevice['phone']['context']['cookies']>> = []
  for (const device of devices) {
    if (cookies.length > 0) await device.phone.context.addCookies(cookies)
    const page = await device.tab(0)
    await page.goto('/')
    await settleIn(page)
    for (const piece of pieces) {
      await open(page, piece.card.baseUrl)
      await until('the page is on the device', () => isKept(page, piece.card.spuCode))
    }
    await open(page, first.card.baseUrl)
    if (!(await touch(page, 'add', first, 0))) throw new Error('the first piece could not be added')
    await until('the first piece is in the shop', async () => {
      const rows = await device.rows()
      return rows?.device.lastSeq === 1 && rows.operations.length === 0
    })
    if (cookies.length === 0) cookies = await device.phone.context.cookies(origin)
    await device.phone.restart()
    await open(await device.tab(0), '/cart')
  }
  const [one, two] = await Promise.all(devices.map(async (device) => principalOf(await device.tab(0))))
  if (!one || one !== two) throw new Error('the devices belong to two people')
  return one
}

function isKept(page: Page, spu: string): Promise<boolean> {
  return page.evaluate(async (wanted) => {
    const kept = await (await caches.open('vanda-catalogue')).keys()
    return kept.some(({ url }) => new URL(url).pathname === `/api/products/${wanted}`)
  }, spu)
}

async function open(page: Page, path: string): Promise<void> {
  const here = page.url() === 'about:blank' ? '' : new URL(page.url()).pathname
  if (here !== path) await page.goto(path)
  await seeing(page)
}

/** I4: whatever the weather, there is a page. */
async function seeing(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor()
}

/** One touch of a finger, and what its operation must say; undefined when there is nothing to touch. */
async function touch(
  page: Page,
  what: Tap,
  piece: Find,
  which: number,
): Promise<Pick<Confirmed, 'paths' | 'names'> | undefined> {
  if (what === 'add') {
    const sheet = page.getByRole('dialog', { name: 'Shopping Bag' })
    if (await sheet.isVisible()) await sheet.getByRole('button', { name: 'Close' }).first().click()
    await page.getByRole('radio', { name: piece.size, exact: true }).check()
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    await sheet.waitFor()
    return { paths: [cartAdd.path], names: piece.sku }
  }
  if (what === 'heart') {
    const sheet = page.getByRole('dialog', { name: 'Shopping Bag' })
    if (await sheet.isVisible()) await sheet.getByRole('button', { name: 'Close' }).first().click()
    await page
      .getByRole('button', { name: /^(Add to|Added to) wishlist/ })
      .first()
      .click()
    return { paths: [wishListAdd.path, wishListDelete.path], names: piece.card.spuCode }
  }
  const label = { more: /^One more /, less: /^One less /, delete: /^Delete: /, select: /^Select (?!all)/ }[
    what
  ]
  const parts = page.getByRole('main').getByRole(what === 'select' ? 'checkbox' : 'button', { name: label })
  const usable = []
  for (const part of await parts.all()) if (await part.isEnabled()) usable.push(part)
  const part = usable[which % Math.max(1, usable.length)]
  if (!part) return undefined
  if (what === 'select') {
    await part.click({ force: true })
    return { paths: [cartSelect.path], names: '' }
  }
  const name = ((await part.getAttribute('aria-label')) ?? '').replace(label, '')
  await part.click()
  if (what === 'delete') return { paths: [cartRemove.path], names: '' }
  await page
    .getByRole('spinbutton', { name: `Quantity of ${name}`, exact: true })
    .first()
    .press('Enter')
  return { paths: [cartUpdate.path], names: '' }
}

/** Five years ahead or a day back, in the page and in the worker, until they start again. */
async function jump(page: Page, which: number): Promise<void> {
  const by = which % 2 === 0 ? 5 * 365 * 24 * 3_600_000 : -24 * 3_600_000
  const turn = (ms: number) => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + ms
  }
  await page.evaluate(turn, by)
  const [worker] = page.context().serviceWorkers()
  await worker?.evaluate(turn, by).catch(() => {})
}

function firstLine(error: unknown): string {
  return String(error instanceof Error ? error.message : error)
    .split('\n')
    .slice(0, 2)
    .join(' ')
}

function raise(message: string): never {
  throw new Error(message)
}
