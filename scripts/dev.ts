import { spawn } from 'node:child_process'

/** `npm run dev`: the shop from source. A change in `src` shows at once, one in the server restarts it. */

const SERVER = new URL('./dev-server.ts', import.meta.url).pathname

// Node follows the imports of the server, rules and contract included, and starts it again when one of them changes.
const watched = spawn(process.execPath, ['--watch', '--watch-preserve-output', SERVER], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => watched.kill(signal))
watched.on('exit', (code) => process.exit(code ?? 0))
