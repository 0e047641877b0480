import { runInBrowser } from './run-in-browser.ts'
import { run, runLanes, runSuites, type Step } from './processes/run.ts'

/** Runs with low priority: a browser without processor time fails, a test over HTTP is only late. */
const SERVER: Step = [
  'server over HTTP on SQLite',
  'env',
  'DATABASE_ENGINE=sqlite',
  'nice',
  ...'-n 5 vitest run --project server --maxWorkers=1'.split(' '),
]

/** `npm test`: every rule, the server on SQLite, and in the browser one journey for each capability (`@core`). */
// The build sets NODE_ENV to production, which no test may inherit: it runs in a process of its own.
process.exitCode = await runSuites([
  [{ name: 'build', budget: 20, run: () => run('node', ['scripts/build.ts']) }],
  [{ name: 'check', budget: 40, run: () => run('node', ['scripts/check.ts']) }],
  // A journey often waits for a clock: three of them leave room for the server's tests, which have one worker.
  [
    { name: 'server over HTTP on SQLite', budget: 120, run: () => runLanes([[SERVER]]) },
    {
      name: 'a journey for each capability',
      budget: 120,
      run: () => runInBrowser(['journeys'], ['--grep', '@core']),
    },
  ],
])

console.log(
  '\nLeft to `npm run test:all`: PostgreSQL, all other journeys, the kit, strange inputs, large shops, faults, languages and storms.',
)
