import { runSteps } from './run.ts'

/** `npm run test:all`: `npm test`, every row of the fault matrix, every language in the browser, and more storms. */
await runSteps([
  ['npm test', 'node', 'scripts/test.ts'],
  ['faults', 'node', 'scripts/test-faults.ts'],
  ['languages and storms', 'node', 'scripts/test-faults.ts', '--project', 'all'],
])
