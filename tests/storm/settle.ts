import { API_PREFIX } from '#contract/envelope.ts'
import { judgeChains } from '../faults/judge.ts'
import { sameOnScreen } from '../faults/row.ts'
import type { FaultyShop } from '../world/faulty-shop.ts'
import { firstOperations } from './moving-in.ts'
import { TABS } from './plan.ts'
import { firstLine, open, seeing, type Meant } from './screens.ts'
import type { StormDevice } from './shopper-device.ts'
import { until } from './until.ts'

/** A tap whose operation the device has written down. */
export interface Confirmed extends Meant {
  readonly device: number
  readonly id: string
  readonly seq: number
}

/** What a storm leaves to be judged. */
export interface Weathered {
  readonly world: Pick<FaultyShop, 'shop' | 'net'>
  readonly devices: readonly StormDevice[]
  readonly principal: string
  readonly confirmed: readonly Confirmed[]
  /** Taps of which nobody knows whether they became an operation. */
  readonly uncertain: number
  /** Whatever the pages complained of. */
  readonly complaints: readonly string[]
  readonly actions: number
}

type Rows = NonNullable<Awaited<ReturnType<StormDevice['rows']>>>

/**
 * The weather clears: whatever waits must arrive, and every screen must show what the shop has. Answers with what is
 * wrong.
 */
export async function settle(weathered: Weathered): Promise<string[]> {
  const { world, devices, principal, complaints } = weathered
  world.net.rule = () => undefined
  world.net.heal()
  const late = await arrive(devices)
  const { wrong, rows } = await compareScreens(devices)
  return [
    ...late,
    ...wrong,
    ...judgeChains({ ...world, principal, devices: rows }),
    ...misunderstood(weathered),
    ...miscounted(weathered, rows),
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
        wrong.push(`I3 device ${index} tab ${which}: the screen is not the shop: ${firstLine(error)}`),
      )
    }
    const mine = await device.rows()
    if (mine) rows.push(mine)
  }
  return { wrong, rows }
}

/** Each confirmed tap was sent, in its place in the chain, and said what was tapped. */
function misunderstood({ world, confirmed }: Weathered): string[] {
  return confirmed.flatMap(({ id, seq, paths, names }) => {
    const sent = world.net.journal.find((entry) => entry.device === id && entry.seq === seq)
    if (!sent) return [`I1 ${id} ${seq}: confirmed on the screen and never sent`]
    const said = Object.values(sent.fields).join(' ')
    if (paths.some((path) => sent.path === `${API_PREFIX}${path}`) && said.includes(names)) return []
    return [`I1 ${id} ${seq}: the tap meant ${paths.join(' or ')} ${names}, sent was ${sent.path} ${said}`]
  })
}

function miscounted({ confirmed, uncertain, actions }: Weathered, rows: readonly Rows[]): string[] {
  const wrong: string[] = []
  const made = rows.reduce((sum, { device }) => sum + device.nextSeq - 1, 0) - firstOperations
  if (made < confirmed.length || made > confirmed.length + uncertain)
    wrong.push(`${confirmed.length} taps (${uncertain} more uncertain) made ${made} operations`)
  if (actions > 20 && confirmed.length < actions / 5)
    wrong.push(
      `only ${confirmed.length} of ${actions} actions were taps that counted: this storm proves little`,
    )
  return wrong
}
