import { runInBrowser } from './run-in-browser.ts'
import { run, runSuites } from './processes/run.ts'

/**
 * `npm run test:all`: `npm test`, then, on the build that it made, all that CI runs (`scripts/test-rest.ts`), every row of
 * the fault matrix, every language in the browser, and more storms.
 */
process.exitCode = await runSuites([
  [{ name: 'npm test', budget: 180, run: () => run('node', ['scripts/test.ts']) }],
  [
    {
      name: 'PostgreSQL, large tests, all other journeys',
      budget: 540,
      run: () => run('node', ['scripts/test-rest.ts']),
    },
  ],
  [{ name: 'faults', budget: 1_200, run: () => runInBrowser(['faults']) }],
  [{ name: 'every language, storms', budget: 600, run: () => runInBrowser(['all']) }],
])
