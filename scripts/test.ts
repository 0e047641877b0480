import { buildShop } from './build.ts'
import { runInBrowser } from './run-in-browser.ts'
import { run, runSteps } from './run.ts'

/** `npm test`: everything that must pass, from rules to the browser. */
await buildShop()
if ((await run('node', ['scripts/check.ts'])) !== 0) process.exit(1)
await runSteps([['server over HTTP', 'vitest', 'run', '--project', 'server']])
process.exitCode = await runInBrowser(['journeys', 'kit'])
