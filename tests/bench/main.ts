import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { resolve } from 'node:path'
import { DEMO_PRODUCTS } from '#demo/fill.ts'
import { buildShop } from '../../scripts/build.ts'
import { figure, isMet, type Figure } from './figures.ts'
import { mustHaveWrk } from './load.ts'
import { measureAgainst, mustAnswer } from './measure-against.ts'
import { measurePages, measureReads } from './measure-api.ts'
import { measureAdds, measureBags, measureOrders } from './measure-bags.ts'
import { measureEarlier } from './measure-earlier.ts'
import { measureNodes } from './measure-nodes.ts'
import { measureOffline } from './measure-offline.ts'
import { measureSelling } from './measure-selling.ts'
import { measureVisits } from './measure-visits.ts'
import { HELP, readOptions, type BenchOptions, type Part } from './options.ts'
import { copiedData, freshData, keptData, startShop, type RunningShop } from './running-shop.ts'
import { table } from './table.ts'
import { visitsOf } from './visits.ts'

const RESULTS = new URL('../../bench-results.json', import.meta.url).pathname
const STARTS = 3

const { help, parts, sizes, against, earlier } = optionsOrEnd()
if (help) {
  console.log(HELP)
  process.exit(0)
}
if (against) await mustAnswer(against).catch((error: unknown) => end(error, 1))

await buildShop()
const busy = loadavg()[0] ?? 0
if (busy > 1)
  console.warn(
    `This machine is busy already (load ${busy.toFixed(1)}): the figures will be worse than they are.`,
  )
if (against) {
  await withDemoShop(async (shop) => console.log(await measureAgainst(shop, against)))
  process.exit(0)
}
if (earlier !== undefined) {
  mustHaveWrk()
  await withDemoShop((shop) =>
    withEarlier(resolve(earlier), async (other) => console.log(await measureEarlier(shop, other))),
  )
  process.exit(0)
}
for (const part of parts) await run(part)

function optionsOrEnd(): BenchOptions {
  try {
    return readOptions(process.argv.slice(2))
  } catch (error) {
    return end(error, 2)
  }
}

function end(error: unknown, code: 1 | 2): never {
  const { message } = error as Error
  console.error(code === 2 ? `${message}\n\n${HELP}` : message)
  process.exit(code)
}

async function run(part: Part): Promise<void> {
  if (part === 'lighthouse') await withDemoShop(async (shop) => keep(await measureVisits(shop)))
  if (part === 'offline') keep(await measureOffline(DEMO_PRODUCTS))
  if (part === 'nodes') {
    mustHaveWrk()
    keep(await measureNodes())
  }
  if (part === 'api') {
    mustHaveWrk()
    keep([await starts(await keptData(DEMO_PRODUCTS), DEMO_PRODUCTS)])
    await withDemoShop(async (shop) => {
      const { listings } = await visitsOf(shop)
      keep(await measurePages(shop, listings))
      keep(await measureSelling(shop, listings))
      keep(await measureReads(shop))
      keep(await measureAdds(shop))
      keep(await measureBags(shop))
      keep(await measureOrders(shop))
    })
    for (const products of sizes) await measureSize(products)
  }
}

function withDemoShop(work: (shop: RunningShop) => Promise<void>): Promise<void> {
  return withShop(DEMO_PRODUCTS, work)
}

/** A shop on a folder of its own, opened a second time as a shop with existing data. */
async function withShop(products: number, work: (shop: RunningShop) => Promise<void>): Promise<void> {
  const dataDir = await copiedData(products)
  const shop = await startShop({ dataDir, products })
  try {
    await work(shop)
  } finally {
    await shop.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** An earlier version on a folder that it has filled itself, opened a second time as the shop here is. */
async function withEarlier(checkout: string, work: (shop: RunningShop) => Promise<void>): Promise<void> {
  const order = { dataDir: freshData(), products: DEMO_PRODUCTS, checkout }
  await (await startShop(order)).stop()
  const shop = await startShop(order)
  try {
    await work(shop)
  } finally {
    await shop.stop()
    rmSync(order.dataDir, { recursive: true, force: true })
  }
}

async function measureSize(products: number): Promise<void> {
  keep([await starts(await keptData(products), products)])
  await withShop(products, async (shop) => {
    keep(await measureReads(shop))
    keep(await measureBags(shop))
  })
}

async function starts(dataDir: string, products: number): Promise<Figure> {
  const samples: number[] = []
  for (let at = 0; at < STARTS; at++) {
    const shop = await startShop({ dataDir, products })
    samples.push(shop.startMs)
    await shop.stop()
  }
  const conditions = `from starting node scripts/start.js to its line "is open", build and data there, ${STARTS} times`
  return figure('start', samples, { products, conditions })
}

/** Prints new figures at once and updates them in the file, so that a run that breaks later has kept its results. */
function keep(figures: readonly Figure[]): void {
  const command = [
    'npm run bench',
    ...(process.argv.length > 2 ? ['--'] : []),
    ...process.argv.slice(2),
  ].join(' ')
  const same = (a: Figure, b: Figure) => a.id === b.id && a.products === b.products
  const known = existsSync(RESULTS) ? readResults() : []
  const all = [
    ...known.filter((old) => !figures.some((renewed) => same(old, renewed))),
    ...figures.map((one) => ({ ...one, command })),
  ]
  const machine = {
    cores: cpus().length,
    processor: cpus()[0]?.model,
    memoryGb: Math.round(totalmem() / 1e9),
    /** Load of the minute before: above 1, another process was running. */
    loadBefore: busy,
  }
  writeFileSync(RESULTS, `${JSON.stringify({ machine, node: process.version, figures: all }, null, 2)}\n`)
  console.log(`\n${table(figures)}`)
}

function readResults(): Figure[] {
  return (JSON.parse(readFileSync(RESULTS, 'utf8')) as { figures: Figure[] }).figures
}

const results = readResults()
const missed = results.filter((one) => isMet(one) === false).length
console.log(
  `\n\n${table(results)}\n\n${results.length} figures, ${missed} miss their target; all of it in bench-results.json`,
)
