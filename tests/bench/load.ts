import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LoadJob, LoadResult } from './load-process.ts'
import type { RunningShop } from './running-shop.ts'

const WARM_UP_S = 3
const MEASURE_S = 8
const MEMORY_EVERY_MS = 250

export interface Loaded extends LoadResult {
  /** Most resident memory of the shop while it was under load, in MB. */
  readonly memory: number
}

export type Asking = Pick<LoadJob, 'paths' | 'headers' | 'guests'>

/** Asks from a second process; a first, shorter run warms the shop up and is not counted. */
export async function load(shop: RunningShop, connections: number, asking: Asking): Promise<Loaded> {
  const job = { origin: shop.origin, connections, ...asking }
  await runLoad({ ...job, seconds: WARM_UP_S, from: 0 })
  let memory = 0
  const watch = setInterval(() => (memory = Math.max(memory, shop.memory())), MEMORY_EVERY_MS)
  try {
    // What was asked while warming up is asked again last.
    const result = await runLoad({ ...job, seconds: MEASURE_S, from: 0.5 })
    if (result.answered === 0) throw new RangeError(`no answer in ${MEASURE_S} s`)
    return { ...result, memory }
  } finally {
    clearInterval(watch)
  }
}

/** Runs one load in a process of its own; a single wrong answer makes the figure worthless, so it throws. */
export async function runLoad(job: LoadJob): Promise<LoadResult> {
  const folder = mkdtempSync(join(tmpdir(), 'vanda-load-'))
  const file = join(folder, 'job.json')
  writeFileSync(file, JSON.stringify(job))
  const program = new URL('./load-process.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [program, file], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (text: Buffer) => (said += String(text)))
  const code = await new Promise((resolve) => child.once('close', resolve))
  rmSync(folder, { recursive: true })
  if (code !== 0) throw new RangeError(`the load ended with ${code}`)
  const result = JSON.parse(said) as LoadResult
  if (result.wrong.length > 0) throw new RangeError(`wrong answers: ${result.wrong.join('\n')}`)
  return result
}
