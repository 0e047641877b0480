import { runLanes } from './processes/run.ts'

/**
 * `npm run check`: format, lint, dead code, types (one project per runtime), messages; beside them rules and units,
 * architecture.
 */
process.exitCode = await runLanes([
  [
    ['format', 'oxfmt', '--check'],
    ['lint', 'oxlint', '--deny-warnings', 'src', 'sw', 'server', 'demo-shop', 'scripts', 'tests'],
    ['dead code', 'knip'],
    // One project per runtime; what has not changed since the last run is not read again. Two checkers of a project both
    // read the files that they have in common: one takes half the processor time.
    ['types', 'tsc', '-b', '--checkers', '1'],
    ['messages', 'node', 'scripts/i18n.ts', '--check'],
  ],
  [['rules and units', 'vitest', 'run', '--project', 'rules', '--project', 'unit']],
])
