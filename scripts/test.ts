import { runInBrowser } from './run-in-browser.ts'
import { run, runLanes, runSuites, type Step } from './processes/run.ts'

/** Runs with low priority: a browser without processor time fails, a test over HTTP is only late. */
const SERVER: Step = [
  'server over HTTP',
  'nice',
  ...'-n 5 vitest run --project server --maxWorkers=1'.split(' '),
]

/** `npm test`: everything that must pass, from rules to the browser, in twelve minutes on two idle cores. */
// The build sets NODE_ENV to production, which no test may inherit: it runs in a process of its own.
process.exitCode = await runSuites([
  [{ name: 'build', budget: 20, run: () => run('node', ['scripts/build.ts']) }],
  [{ name: 'check', budget: 40, run: () => run('node', ['scripts/check.ts']) }],
  // A journey often waits for a clock: three of them leave room for the server's tests, which have one worker.
  [
    { name: 'server over HTTP', budget: 660, run: () => runLanes([[SERVER]]) },
    { name: 'journeys and kit in the browser', budget: 660, run: () => runInBrowser(['journeys', 'kit']) },
  ],
])
