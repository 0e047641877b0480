import { runInBrowser } from './run-in-browser.ts'
import { runSteps } from './run.ts'

/**
 * `npm run test:all`: `npm test`, then, on the build that it made, every row of the fault matrix, every language in the
 * browser, and more storms.
 */
await runSteps([['npm test', 'node', 'scripts/test.ts']])
process.exitCode = (await runInBrowser(['faults'])) || (await runInBrowser(['all']))
