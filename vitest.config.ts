import { availableParallelism } from 'node:os'
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { defineConfig } from 'vitest/config'

const LARGE = '**/*.large.test.ts'

// Texts beside a rule are macros.
const texts = () => babel({ presets: [linguiTransformerBabelPreset()] })

// A state is waited for until it is there: tests run at a low priority beside browsers that take both cores.
const PATIENCE = { poll: { timeout: 30_000 } }
// A limit is for what hangs: a machine under load takes ten times as long as a quiet one.
const LIMIT_MS = 180_000
// A thread starts in a third of the processor time of a process.
const UNIT = { pool: 'threads', testTimeout: LIMIT_MS, hookTimeout: LIMIT_MS, expect: PATIENCE } as const
const SERVER = {
  globalSetup: ['tests/compile-texts.ts', 'tests/world/run-databases.ts'],
  testTimeout: LIMIT_MS,
  hookTimeout: LIMIT_MS,
  expect: PATIENCE,
}

/**
 * Rules (pure functions), units (no server), the server over real HTTP on real databases, and what is slow because there
 * is much of it (`npm run test:all`). Files of rules and of the server share a process, because loading the server anew for
 * each took a quarter of the time: such a file leaves module state as it found it. Units have a process each: modules of the
 * device keep its state.
 */
export default defineConfig({
  test: {
    // Left to itself one core stays free, which on a machine of two is half of it.
    maxWorkers: availableParallelism(),
    projects: [
      {
        plugins: [texts()],
        test: {
          name: 'rules',
          include: ['src/domain/**/*.test.ts', 'demo/**/*.test.ts', 'tests/*.test.ts'],
          exclude: [LARGE],
          isolate: false,
          ...UNIT,
        },
      },
      {
        plugins: [texts()],
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'sw/**/*.test.ts'],
          exclude: ['src/domain/**'],
          ...UNIT,
        },
      },
      {
        test: {
          name: 'server',
          isolate: false,
          include: ['server/**/*.test.ts'],
          exclude: [LARGE],
          ...SERVER,
        },
      },
      { test: { name: 'large', include: [`demo/${LARGE}`, `server/${LARGE}`], ...SERVER } },
    ],
  },
})
