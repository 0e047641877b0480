import { runLanes } from './run.ts'

/**
 * `npm run check`: format, lint, dead code, types (one project per runtime), messages; beside them rules and units,
 * architecture.
 */
process.exitCode = await runLanes([
  [
    ['format', 'oxfmt', '--check'],
    ['lint', 'oxlint', '--deny-warnings', 'src', 'sw', 'server', 'demo', 'scripts', 'tests'],
    ['dead code', 'knip'],
    ['types of the rules', 'tsc', '-p', 'src/domain'],
    ['types of the app', 'tsc', '-p', 'src'],
    ['types of the worker', 'tsc', '-p', 'sw'],
    ['types of the server', 'tsc', '-p', 'server'],
    ['types of the demo shop', 'tsc', '-p', 'demo'],
    ['types of the tests', 'tsc', '-p', 'tests'],
    ['messages', 'node', 'scripts/i18n.ts', '--check'],
  ],
  [['rules and units', 'vitest', 'run', '--project', 'rules', '--project', 'unit']],
])
