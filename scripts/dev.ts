import { run } from './run.ts'

/** `npm run dev`: the shop from source. A change in `src` shows at once, one in the server restarts it. */

// Node follows the imports of the server, rules and contract included, and starts it again when one of them changes.
process.exitCode = await run(process.execPath, [
  '--watch',
  '--watch-preserve-output',
  new URL('./dev-server.ts', import.meta.url).pathname,
])
