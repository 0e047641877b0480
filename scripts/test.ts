import { runInBrowser } from './run-in-browser.ts'
import { run, runLanes, runSuites } from './run.ts'

const SERVER = ['server over HTTP', 'vitest', 'run', '--project', 'server', '--maxWorkers=1'] as const

/** `npm test`: everything that must pass, from rules to the browser, in nine minutes on two idle cores. */
// The build sets NODE_ENV to production, which no test may inherit: it runs in a process of its own.
process.exitCode = await runSuites([
  [{ name: 'build', budget: 20, run: () => run('node', ['scripts/build.ts']) }],
  [{ name: 'check', budget: 40, run: () => run('node', ['scripts/check.ts']) }],
  // A journey often waits for a clock: two of them leave half a core to the server's tests, which have one worker.
  [
    { name: 'server over HTTP', budget: 480, run: () => runLanes([[SERVER]]) },
    { name: 'journeys and kit in the browser', budget: 480, run: () => runInBrowser(['journeys', 'kit']) },
  ],
])
