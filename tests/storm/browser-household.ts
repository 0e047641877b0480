import type { Page } from '@playwright/test'
import { login, register } from '#contract/account/login.contract.ts'
import { CUSTOMER_MARK } from '#contract/storage-keys.ts'
import type { Snapshot } from '#sync/outbox/operation.ts'
import { checkHoldings } from '../faults/check-ledger.ts'
import { sameOnScreen } from '../faults/fault-case.ts'
import { changeRows } from '../world/browser/fixtures.ts'
import { logIn } from '../world/browser/membership.ts'
import type { Find } from '../world/browser/shopping.ts'
import { sealedRows, type DeviceRows } from '../world/device/device-rows.ts'
import type { FaultyShop } from '../world/shops/faulty-shop.ts'
import { aRegistration, PASSWORD } from '../world/people/members.ts'
import { aTestClient } from '../world/shops/test-client.ts'
import { recordings } from '../world/faults/write-recorder.ts'
import { NO_ACTS, satOut, type HouseholdActs } from './household-acts.ts'
import { isHouseholdTap, type HouseholdAction } from './household-plan.ts'
import { takeAlong } from './moving-in.ts'
import { oneLine, open, seeing } from './screens.ts'
import type { StormDevice } from './shopper-device.ts'
import { written } from './tap-written.ts'
import { checkTaps, type Confirmed, type Uncertain } from './taps.ts'
import { touch } from './touch.ts'
import { until } from './until.ts'

interface Member {
  readonly email: string
  /** The shopper key, which is also the owner of the device's store. */
  readonly key: string
  readonly confirmed: Confirmed[]
  readonly uncertain: Uncertain[]
  readonly acts: HouseholdActs
}

export interface BrowserHousehold {
  /** Shopper keys of both members. */
  readonly members: readonly string[]
  act(action: HouseholdAction): Promise<string>
  /** After the faults: each member does what chance has left out, and logs in once more; returns the violations. */
  settle(): Promise<string[]>
  readonly counts: () => { readonly logins: number; readonly logouts: number; readonly taps: number }
}

interface HouseholdOrders {
  readonly world: Pick<FaultyShop, 'shop' | 'net'>
  readonly device: StormDevice
  readonly pieces: readonly Find[]
}

const ENTER_MS = 8_000
/** Number of an action that the plan does not have. */
const MADE_UP = -1

/**
 * Two members on one browser, on the real screens: they log in, out, and as the other one while operations wait, their
 * session ends elsewhere, and the network, the browser and the server fail. What each of them tapped must be in that
 * member's rows exactly once, and in no other person's (offline.md D8, F31, F38).
 */
export async function aBrowserHousehold({
  world,
  device,
  pieces,
}: HouseholdOrders): Promise<BrowserHousehold> {
  const { shop, net } = world
  const wrong: string[] = []
  const one = await aMember(shop.url)
  const other = await aMember(shop.url)
  const members = [one, other] as const
  const ofKey = (key: string | undefined) => members.find((member) => member.key === key)

  async function act(action: HouseholdAction): Promise<string> {
    const { what } = action
    if (isHouseholdTap(what)) return tap(action, what)
    switch (what) {
      case 'logged in':
        return enter(action.tab, members[action.person])
      case 'logged out':
        return leave(action.tab)
      case 'session ended': {
        const member = ofKey(await mark())
        if (member) endSession(member)
        return member ? 'done' : 'nobody is logged in'
      }
      case 'browser killed':
        await device.killBrowser()
        return 'done'
      case 'network gone':
        await device.setOffline(true)
        return 'done'
      case 'network back':
        await device.setOffline(false)
        return 'done'
      case 'page reloaded': {
        const page = await onShop(action.tab)
        await page.reload()
        await seeing(page)
        return 'done'
      }
    }
  }

  async function onShop(tab: number): Promise<Page> {
    const page = await device.tab(tab)
    if (!page.url().startsWith(net.url)) await open(page, '/cart')
    return page
  }

  /** Shopper key that the browser's cookie names. */
  async function mark(): Promise<string | undefined> {
    const cookies = await device.phone.context.cookies(net.url)
    const id = cookies.find(({ name }) => name === CUSTOMER_MARK)?.value
    return id === undefined || id === '' ? undefined : `m${id}`
  }

  /** A page that is left while it is read is read again: who logs in or out replaces the pages of all tabs. */
  async function rowsHere(): Promise<DeviceRows | undefined> {
    for (let tries = 1; ; tries++)
      try {
        return await device.rows()
      } catch (error) {
        if (tries === 5 || !/context was destroyed|navigat/i.test(oneLine(error))) throw error
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
  }

  /** All tabs open the home page, because their memory holds another person's data. */
  async function replaced(): Promise<void> {
    for (const page of device.phone.context.pages())
      if (page.url().startsWith(net.url))
        await page
          .waitForURL(`${net.url}/`, { waitUntil: 'load', timeout: ENTER_MS })
          .then(() => seeing(page))
          .catch(() => {})
  }

  /** As if it were ended on another device: without a log-out on this one. */
  function endSession({ key }: Member): void {
    changeRows(shop, 'delete from session where shopper = ?', key)
  }

  async function enter(tab: number, member: Member): Promise<string> {
    const page = await onShop(tab)
    const now = await mark()
    if (now === member.key && (await rowsHere())?.device.blocked !== 'sign-in') return 'is logged in'
    const before = ofKey(now)
    const owner = (await rowsHere())?.device.owner
    if (before) endSession(before)
    await page.goto('/user/dashboard')
    await seeing(page)
    const offer = page.getByRole('main').getByRole('button', { name: 'Log in or create an account' })
    const popup = page.getByRole('dialog', { name: 'Log in' })
    try {
      await offer.or(popup).first().waitFor({ timeout: ENTER_MS })
      // Of a session that has ended elsewhere the page itself opens the popup, also while the button is pressed.
      if (!(await popup.isVisible())) await offer.click({ timeout: 1_000 }).catch(() => {})
      await logIn(page, member.email)
      await until('the member is logged in', async () => (await mark()) === member.key, ENTER_MS)
    } catch (error) {
      // Without a network, or while the server starts: the next one tries again.
      return `not logged in: ${oneLine(error)}`
    }
    member.acts.logins += 1
    await until('the device is the member’s', async () => (await rowsHere())?.device.owner === member.key)
    if (owner !== undefined && owner !== member.key) await replaced()
    // What a guest had stays on the screen until the merged bag arrives (offline.md D8); another member's never does.
    let left: readonly Snapshot[] = []
    await until('the device shows the merged bag', async () => {
      left = await ofOthers(member)
      return left.length === 0 || owner !== undefined || left.some(({ shopper }) => ofKey(shopper))
    }).catch(() => {})
    for (const { name, shopper } of left)
      wrong.push(`F38 ${member.email} logged in and the device shows ${name} of ${shopper}`)
    return 'logged in'
  }

  async function ofOthers({ key }: Member): Promise<readonly Snapshot[]> {
    const { snapshots = [] } = (await rowsHere()) ?? {}
    return snapshots.filter(({ shopper }) => shopper !== '' && shopper !== key)
  }

  /** What the shop does not have is lost with a log-out, as its question says: those taps are uncertain then. */
  async function leave(tab: number): Promise<string> {
    const member = ofKey(await mark())
    if (!member) return 'nobody is logged in'
    const page = await onShop(tab)
    await page.goto('/user/dashboard')
    await seeing(page)
    const button = page.getByRole('main').getByRole('button', { name: 'Log out' })
    // A member whose session has ended elsewhere is offered to log in instead.
    const isThere = await button.waitFor({ timeout: ENTER_MS }).then(
      () => true,
      () => false,
    )
    if (!isThere) return 'no log-out on this screen'
    await loseUnsent()
    await button.click({ timeout: ENTER_MS })
    const sure = page
      .getByRole('alertdialog', { name: 'Log out' })
      .getByRole('button', { name: /^(Log out|Clear, and lose what waits)$/ })
    await until(
      'the browser is a guest’s',
      async () => {
        if (await sure.isVisible().catch(() => false)) {
          await loseUnsent()
          await sure.click({ timeout: 1_000 }).catch(() => {})
        }
        return (await mark()) === undefined
      },
      20_000,
    )
    await replaced()
    member.acts.logouts += 1
    return 'logged out'
  }

  /** Both members' operations that wait here, sealed ones among them. */
  async function loseUnsent(): Promise<void> {
    const rows = await rowsHere()
    const sealed = await sealedRows(await onShop(0))
    const queues = [
      ...(rows ? [{ device: rows.device, operations: rows.operations }] : []),
      ...sealed.map(({ device, operations }) => ({ device, operations })),
    ]
    for (const { device: of, operations } of queues)
      for (const member of members)
        for (const { seq } of operations) {
          const at = member.confirmed.findIndex((known) => known.device === of.id && known.seq === seq)
          const [lost] = at < 0 ? [] : member.confirmed.splice(at, 1)
          if (lost)
            member.uncertain.push({ at: lost.at, meant: lost.meant, why: 'logged out before it was sent' })
        }
  }

  async function tap({ at, tab, which, person }: HouseholdAction, what: 'add' | 'heart'): Promise<string> {
    const piece = pieces[which % pieces.length]
    if (!piece) throw new Error('no pieces')
    if ((await mark()) === undefined) await enter(tab, members[person])
    const page = await device.tab(tab)
    await open(page, piece.card.baseUrl)
    const before = await rowsHere()
    const member = ofKey(before?.device.owner)
    if (!before || !member) return 'nobody is logged in'
    const from = performance.now()
    let loads = 0
    const onLoad = () => (loads += 1)
    page.on('domcontentloaded', onLoad)
    try {
      const meant = await touch(page, { what, piece, which }, pieces)
      if (!meant) return 'nothing there to tap'
      const place = await written(device, before, net.journal)
      member.confirmed.push({ at, ...place, meant, from, until: performance.now() })
      member.acts.writes += 1
      return `operation ${place.seq} of ${member.key.slice(0, 6)}`
    } catch (error) {
      const why = page.isClosed() ? 'the tab is gone' : loads > 0 ? 'the page was reloaded' : undefined
      if (why === undefined) throw error
      member.uncertain.push({ at, meant: undefined, why })
      return `cut off (${why}): ${oneLine(error)}`
    } finally {
      page.off('domcontentloaded', onLoad)
    }
  }

  /** What the member has not done in the storm, now that nothing fails. */
  async function makeUp(member: Member): Promise<void> {
    if (satOut([member]).length === 0) return
    await enter(0, member)
    const person = member === one ? 0 : 1
    if (member.acts.writes === 0) await tap({ at: MADE_UP, what: 'add', person, tab: 0, which: 0 }, 'add')
    await until('the operation is sent', async () => (await rowsHere())?.operations.length === 0, 60_000)
    await leave(0)
  }

  async function settle(): Promise<string[]> {
    await device.setOffline(false)
    await device.thaw()
    for (const member of members)
      await makeUp(member).catch((error: unknown) => wrong.push(`${member.email}: ${oneLine(error)}`))
    wrong.push(...satOut(members))
    for (const member of members) {
      await until(
        `${member.email} logs in at the end`,
        async () => {
          const said = await enter(0, member)
          return said === 'logged in' || said === 'is logged in'
        },
        60_000,
      ).catch((error: unknown) => wrong.push(oneLine(error)))
      await until(
        'nothing of the member waits',
        async () => (await rowsHere())?.operations.length === 0,
        60_000,
      ).catch(() => wrong.push(`I1 ${member.email}: operations still wait`))
      const page = await device.tab(0)
      await page.goto('/cart')
      await sameOnScreen(page).catch((error: unknown) =>
        wrong.push(`I3 ${member.email}: the screen is not the shop: ${oneLine(error)}`),
      )
    }
    const sealed = await sealedRows(await device.tab(0))
    if (sealed.length > 0) wrong.push(`I1 of ${sealed.length} members something is sealed at the end`)
    const log = recordings(shop.dataDir)
    for (const { key, email, confirmed, uncertain } of members) {
      wrong.push(...checkHoldings(shop, net.journal, key))
      wrong.push(
        ...checkTaps({ confirmed, uncertain, log, journal: net.journal, shopper: key, before: 0 }).map(
          (said) => `${email}: ${said}`,
        ),
      )
      const done = log.filter((step) => step.shopper === key && step.code === 200)
      const ids = new Set(done.map(({ operation }) => operation))
      if (ids.size !== done.length) wrong.push(`I1 ${email}: an operation was applied twice`)
    }
    return wrong
  }

  await takeAlong(await device.tab(0), pieces)
  await enter(0, one)
  return {
    members: members.map(({ key }) => key),
    act,
    settle,
    counts: () => ({
      logins: members.reduce((sum, { acts }) => sum + acts.logins, 0),
      logouts: members.reduce((sum, { acts }) => sum + acts.logouts, 0),
      taps: members.reduce((sum, { confirmed }) => sum + confirmed.length, 0),
    }),
  }
}

async function aMember(url: string): Promise<Member> {
  const client = aTestClient(url)
  const registration = aRegistration()
  await client.get(register, registration)
  await client.get(login, { email: registration.email, password: PASSWORD })
  return {
    email: registration.email,
    key: `m${client.cookies.get(CUSTOMER_MARK) ?? ''}`,
    confirmed: [],
    uncertain: [],
    acts: { ...NO_ACTS },
  }
}
