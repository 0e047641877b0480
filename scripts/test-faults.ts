import { buildShop } from './build.ts'
import { findChromium } from './chromium.ts'
import { run } from './run.ts'

/**
 * `npm run test:faults`: every row of the fault matrix that needs a browser (tests/faults/README.md). Arguments go to
 * Playwright; `--project all` runs every language and the longer storms instead.
 */
await buildShop()
const chromium = findChromium()
if (!chromium) {
  console.error('No Chromium was found: install one or set CHROMIUM to its path.')
  process.exit(1)
}
const given = process.argv.slice(2)
const project = given.includes('--project') ? [] : ['--project', 'faults']
process.exitCode = await run(
  'playwright',
  ['test', '--config', 'tests/playwright.config.ts', ...project, ...given],
  { CHROMIUM: chromium, KIT: 'off' },
)
