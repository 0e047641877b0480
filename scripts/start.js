import { enableCompileCache } from 'node:module'

/**
 * `npm start`: builds what is missing in a process of its own, then opens the shop in this one. JavaScript, because a
 * process that reads TypeScript loads a compiler first: a quarter of the start, and memory that it never gives back.
 * What is imported below comes from the compile cache, its types removed.
 */
const root = new URL('..', import.meta.url)
enableCompileCache(new URL('dist/compile-cache', root).pathname)

const { APP, isBuilt, SERVER } = await import('./stamp.ts')
const code = [APP, SERVER].every(isBuilt) ? 0 : await build()
if (code === 0) await import(new URL('dist/node/main.js', root).href)
else process.exitCode = code

async function build() {
  const { run } = await import('./run.ts')
  return run(process.execPath, [new URL('scripts/build.ts', root).pathname])
}
