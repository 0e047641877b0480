import { buildShop } from './build.ts'
import { runInBrowser } from './run-in-browser.ts'

/** `npm run test:faults`: every row of the fault matrix that needs a browser (tests/faults/README.md). Arguments go to Playwright. */
await buildShop()
process.exitCode = await runInBrowser(['faults'], process.argv.slice(2))
