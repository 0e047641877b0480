import type { Cart, Wishlist } from '#contract/buying/cart.contract.ts'
import { checkSequences } from '../faults/check-ledger.ts'
import { sameOnScreen } from '../faults/fault-case.ts'
import type { FaultyShop } from '../world/shops/faulty-shop.ts'
import { holdingsNow, recordings, type Holdings } from '../world/faults/write-recorder.ts'
import { FIRST_OPERATIONS } from './moving-in.ts'
import { TABS } from './plan.ts'
import { oneLine, open, seeing } from './screens.ts'
import type { StormDevice } from './shopper-device.ts'
import { checkTaps, type Taps } from './taps.ts'
import { until } from './until.ts'

/** The final state of a storm, for the check. */
export interface Weathered extends Taps {
  readonly world: Pick<FaultyShop, 'shop' | 'net'>
  readonly devices: readonly StormDevice[]
  readonly shopper: string
  /** Errors of the pages. */
  readonly complaints: readonly string[]
  readonly actions: number
}

type Rows = NonNullable<Awaited<ReturnType<StormDevice['rows']>>>

/**
 * The faults end: every pending operation must arrive, and every screen must show the server's state. Returns the
 * violations.
 */
export async function settle(weathered: Weathered): Promise<string[]> {
  const { world, devices, shopper, complaints } = weathered
  world.net.rule = () => undefined
  world.net.heal()
  const late = await arrive(devices)
  const { wrong, rows } = await compareScreens(devices)
  return [
    ...late,
    ...wrong,
    ...checkSequences({ ...world, shopper, devices: rows }),
    ...checkTaps({
      ...weathered,
      log: recordings(world.shop.dataDir),
      journal: world.net.journal,
      before: FIRST_OPERATIONS,
    }),
    ...rows.flatMap((mine, index) =>
      unlikeShop(mine, holdingsNow(world.shop.dataDir), shopper).map((said) => `I3 device ${index}: ${said}`),
    ),
    ...miscounted(weathered),
    ...new Set(complaints.map((said) => `I4 ${said}`)),
  ]
}

async function arrive(devices: readonly StormDevice[]): Promise<string[]> {
  const wrong: string[] = []
  for (const [index, device] of devices.entries()) {
    await device.setOffline(false)
    await device.thaw()
    for (let which = 0; which < TABS; which++) await open(await device.tab(which), '/cart')
    const waits = async () => (await device.rows())?.operations.length
    await until('nothing waits', async () => (await waits()) === 0, 90_000).catch(async () =>
      wrong.push(`device ${index}: ${await waits()} operations still wait`),
    )
  }
  return wrong
}

async function compareScreens(devices: readonly StormDevice[]): Promise<{ wrong: string[]; rows: Rows[] }> {
  const wrong: string[] = []
  const rows: Rows[] = []
  for (const [index, device] of devices.entries()) {
    for (let which = 0; which < TABS; which++) {
      const page = await device.tab(which)
      await page.bringToFront()
      await page.reload()
      await seeing(page)
      await sameOnScreen(page).catch((error: unknown) =>
        wrong.push(`I3 device ${index} tab ${which}: the screen is not the shop: ${oneLine(error)}`),
      )
    }
    const mine = await device.rows()
    if (mine) rows.push(mine)
  }
  return { wrong, rows }
}

function miscounted({ confirmed, actions }: Weathered): string[] {
  if (actions <= 20 || confirmed.length >= actions / 3) return []
  return [`only ${confirmed.length} of ${actions} actions were taps that counted: this storm proves little`]
}

/** The device's snapshots of cart and wishlist equal the server's, field by field and in order. */
function unlikeShop({ snapshots }: Rows, now: Holdings, shopper: string): string[] {
  const stored = (name: string) => snapshots.find((one) => one.name === name)?.data
  const cart = stored('cart') as Cart | undefined
  const wishlist = stored('wishlist') as Wishlist | undefined
  const copies = {
    cart: cart?.cartInfo.list.map(({ sku, qty, selected }) => ({ sku, qty, selected })),
    wishlist: wishlist?.list.map(({ spu }) => spu) ?? [],
  }
  const held = {
    cart: now.lines
      .filter((line) => line.shopper === shopper)
      .map(({ sku, qty, selected }) => ({ sku, qty, selected })),
    wishlist: now.wishlist.filter((item) => item.shopper === shopper).map(({ spu }) => spu),
  }
  return (['cart', 'wishlist'] as const).flatMap((name) => {
    const [copy, own] = [copies, held].map((all) => JSON.stringify(all[name]))
    return copy === own ? [] : [`the ${name} kept is ${copy}, the shop has ${own}`]
  })
}
