import { runSteps } from './run.ts'

/** `npm run check`: format, lint, dead code, types (one project per runtime), rules and units, architecture, messages. */
await runSteps([
  ['format', 'oxfmt', '--check'],
  ['lint', 'oxlint', '--deny-warnings', 'src', 'sw', 'server', 'demo', 'scripts', 'tests'],
  ['dead code', 'knip'],
  ['types of the rules', 'tsc', '-p', 'src/domain'],
  ['types of the app', 'tsc', '-p', 'src'],
  ['types of the worker', 'tsc', '-p', 'sw'],
  ['types of the server', 'tsc', '-p', 'server'],
  ['types of the demo shop', 'tsc', '-p', 'demo'],
  ['types of the tests', 'tsc', '-p', 'tests'],
  ['rules and units', 'vitest', 'run', '--project', 'unit'],
  ['messages', 'node', 'scripts/i18n.ts', '--check'],
])
