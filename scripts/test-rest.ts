import { runInBrowser } from './run-in-browser.ts'
import { runLanes, runSuites, type Step } from './processes/run.ts'

/** What `describe.each(ENGINES)` names on PostgreSQL; all other tests of the server have run in `npm test`. */
const SERVER: Step = [
  'server over HTTP on PostgreSQL',
  'env',
  'DATABASE_ENGINE=postgres',
  'nice',
  ...'-n 5 vitest run --project server --maxWorkers=1 --testNamePattern'.split(' '),
  ' on postgres',
]

/** What is slow because there is much of it: every strange input of each call, drawings, two thousand products, nodes. */
const LARGE: Step = ['large', 'nice', ...'-n 5 vitest run --project large --maxWorkers=1'.split(' ')]

/** PostgreSQL, large tests and the journeys that `npm test` leaves out, on the build that it made. */
process.exitCode = await runSuites([
  [
    { name: 'PostgreSQL, large tests', budget: 420, run: () => runLanes([[SERVER, LARGE]]) },
    {
      name: 'all other journeys',
      budget: 540,
      run: () => runInBrowser(['journeys', 'kit'], ['--grep-invert', '@core']),
    },
  ],
])
