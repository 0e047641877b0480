import { runInBrowser } from './run-in-browser.ts'
import { run, runSuites } from './run.ts'

/** `npm test`: everything that must pass, from rules to the browser, in nine minutes on two idle cores. */
// The build sets NODE_ENV to production, which no test may inherit: it runs in a process of its own.
process.exitCode = await runSuites([
  { name: 'build', budget: 30, run: () => run('node', ['scripts/build.ts']) },
  { name: 'check', budget: 60, run: () => run('node', ['scripts/check.ts']) },
  { name: 'server over HTTP', budget: 100, run: () => run('vitest', ['run', '--project', 'server']) },
  { name: 'journeys and kit in the browser', budget: 350, run: () => runInBrowser(['journeys', 'kit']) },
])
