import { runInBrowser } from './run-in-browser.ts'
import { run, runLanes, runSuites } from './run.ts'

const SERVER = ['server over HTTP', 'vitest', 'run', '--project', 'server', '--maxWorkers=1'] as const

/** `npm test`: everything that must pass, from rules to the browser, in nine minutes on two idle cores. */
// The build sets NODE_ENV to production, which no test may inherit: it runs in a process of its own.
process.exitCode = await runSuites([
  [{ name: 'build', budget: 20, run: () => run('node', ['scripts/build.ts']) }],
  [{ name: 'check', budget: 60, run: () => run('node', ['scripts/check.ts']) }],
  // A journey often waits for a clock, which leaves a core to the server's tests. They take one, so that it does not wait for them.
  [
    { name: 'server over HTTP', budget: 330, run: () => runLanes([[SERVER]]) },
    { name: 'journeys and kit in the browser', budget: 460, run: () => runInBrowser(['journeys', 'kit']) },
  ],
])
