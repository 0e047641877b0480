import { createWriteStream, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { finished } from 'node:stream/promises'
import { expect, test } from 'vitest'
import { planProduct } from './plan-product.ts'
import { productsOf, surveyFile } from './read-file.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
const folder = mkdtempSync(join(tmpdir(), 'vanda-import-'))
const DESCRIPTION = '<p>Soft and warm and long.</p>'.repeat(40)

async function aFile(rows: number): Promise<string> {
  const path = join(folder, `${rows}.csv`)
  const file = createWriteStream(path)
  file.write(
    'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty\n',
  )
  for (let at = 0; at < rows; at++)
    file.write(`h${at >> 2},Dress ${at >> 2},${DESCRIPTION},Size,${34 + (at & 3) * 2},K${at},129.90,3\n`)
  file.end()
  await finished(file)
  return path
}

/** Reads and plans a file; returns its SKUs, the bytes that it holds halfway, and how long it took. */
async function passed(rows: number): Promise<{ skus: number; bytes: number; ms: number }> {
  const path = await aFile(rows)
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  const begun = performance.now()
  const file = await surveyFile(path)
  const map = { currency: 'SGD', language: 'en', options: {}, categories: {} } as const
  const reading = { map, decimal: file.decimal, lineOfSku: new Map<string, number>() }
  let skus = 0
  let bytes: number | undefined
  for await (const record of productsOf(file)) {
    skus += planProduct(record, reading).skus.length
    if (bytes !== undefined || skus < rows * 0.9) continue
    collectGarbage()
    bytes = process.memoryUsage().heapUsed - before
  }
  return { skus, bytes: bytes ?? Infinity, ms: performance.now() - begun }
}

test(
  'a file of 20,000 rows is read in little memory and in linear time (traps 6.18)',
  { timeout: 60_000 },
  async () => {
    await passed(1_000)
    const short = await passed(5_000)
    const long = await passed(20_000)
    expect([short.skus, long.skus]).toEqual([5_000, 20_000])
    // The file has 22 MB; the codes of its SKUs and products stay.
    expect(long.bytes).toBeLessThan(8_000_000)
    expect(long.ms).toBeLessThan(short.ms * 10 + 500)
  },
)
