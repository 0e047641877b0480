import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * `npm start`: builds what is missing in a process of its own, then opens the shop in this one. JavaScript, because a
 * process that reads TypeScript loads a compiler first: a quarter of the start, and memory that it never gives back.
 * What is imported comes from the compile cache, its types removed.
 */
const fileOf = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const COMPILED = fileOf('dist/compile-cache')
const MAIN = 'dist/node/main.js'

/** The heap stays near what is in use, for some more work of its collector (decision 0081). */
const SMALL_HEAP = ['--max-semi-space-size=8', '--heap-growing-percent=60', '--v8-pool-size=1']

/** One arena, and large blocks (tables of the compressor, a page) are returned to the system when freed. */
const FREES_AT_ONCE = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
}

enableCompileCache(COMPILED)
const { APP, isBuilt, SERVER } = await import('./stamp.ts')
const code = [APP, SERVER].every(isBuilt) ? 0 : await build()
if (code === 0) await open()
else process.exitCode = code

async function build() {
  const { run } = await import('./processes/run.ts')
  return run(process.execPath, [fileOf('scripts/build.ts')])
}

/** Flags of the heap and limits of the allocator count from the start of a process, so the server replaces this one. */
async function open() {
  if (!process.execve) return import(new URL(`../${MAIN}`, import.meta.url).href)
  const env = { ...FREES_AT_ONCE, NODE_COMPILE_CACHE: COMPILED, ...process.env }
  process.execve(process.execPath, [process.execPath, ...SMALL_HEAP, ...process.execArgv, fileOf(MAIN)], env)
}
