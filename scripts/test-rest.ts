import { runInBrowser } from './run-in-browser.ts'
import { runLanes, runSuites, type Step } from './run.ts'

/** What `describe.each(ENGINES)` names on PostgreSQL; all other tests of the server have run in `npm test`. */
const SERVER: Step = [
  'server over HTTP on PostgreSQL',
  'env',
  'DATABASE_ENGINE=postgres',
  'nice',
  ...'-n 5 vitest run --project server --maxWorkers=1 --testNamePattern'.split(' '),
  ' on postgres',
]

/** PostgreSQL and the journeys that `npm test` leaves out, on the build that it made. */
process.exitCode = await runSuites([
  [
    { name: 'server over HTTP on PostgreSQL', budget: 300, run: () => runLanes([[SERVER]]) },
    {
      name: 'all other journeys',
      budget: 540,
      run: () => runInBrowser(['journeys', 'kit'], ['--grep-invert', '@core']),
    },
  ],
])
