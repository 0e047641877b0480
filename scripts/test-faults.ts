import { buildShop } from './build.ts'
import { findChromium } from './chromium.ts'
import { run } from './run.ts'

/** `npm run test:faults`: every row of the fault matrix that needs a browser (tests/faults/README.md); arguments go to Playwright. */
await buildShop()
const chromium = findChromium()
if (!chromium) {
  console.error('No Chromium was found: install one or set CHROMIUM to its path.')
  process.exit(1)
}
process.exitCode = await run(
  'playwright',
  ['test', '--config', 'tests/playwright.config.ts', '--project', 'faults', ...process.argv.slice(2)],
  { CHROMIUM: chromium, KIT: 'off' },
)
