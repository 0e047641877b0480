import { runInBrowser } from './run-in-browser.ts'
import { run, runSuites } from './processes/run.ts'

/**
 * `npm run test:all`: `npm test`, then, on the build that it made, PostgreSQL and all other journeys, what is slow because
 * there is much of it, every row of the fault matrix, every language in the browser, and more storms.
 */
process.exitCode = await runSuites([
  [{ name: 'npm test', budget: 180, run: () => run('node', ['scripts/test.ts']) }],
  [
    {
      name: 'PostgreSQL and all other journeys',
      budget: 540,
      run: () => run('node', ['scripts/test-rest.ts']),
    },
  ],
  [
    {
      name: 'drawings, two thousand products, several nodes',
      budget: 55,
      run: () => run('vitest', ['run', '--project', 'large']),
    },
  ],
  [{ name: 'faults', budget: 1_200, run: () => runInBrowser(['faults']) }],
  [{ name: 'every language, storms', budget: 600, run: () => runInBrowser(['all']) }],
])
