import { spawn } from 'node:child_process'

/** `npm run dev`: the shop from source. A change in `src` shows at once, a change in the server restarts it. */

const SERVER = new URL('./dev-server.ts', import.meta.url).pathname

// Node watches the imports of the server, rules and contract included, and restarts it when one changes.
const watched = spawn(process.execPath, ['--watch', '--watch-preserve-output', SERVER], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => watched.kill(signal))
watched.on('exit', (code) => process.exit(code ?? 0))
