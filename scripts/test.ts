import { buildShop } from './build.ts'
import { findChromium } from './chromium.ts'
import { run, runSteps } from './run.ts'

/** `npm test`: everything that must pass, from rules to the browser. */
await buildShop()
if ((await run('node', ['scripts/check.ts'])) !== 0) process.exit(1)
await runSteps([['server over HTTP', 'vitest', 'run', '--project', 'server']])
const chromium = findChromium()
if (!chromium) {
  console.error(
    'No Chromium was found: install one (Debian: apt-get install chromium) or set CHROMIUM to its path.',
  )
  process.exit(1)
}
process.env['CHROMIUM'] = chromium
const projects = ['--project', 'journeys', '--project', 'kit']
await runSteps([
  ['journeys in the browser', 'playwright', 'test', '--config', 'tests/playwright.config.ts', ...projects],
])
