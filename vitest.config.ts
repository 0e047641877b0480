import { availableParallelism } from 'node:os'
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { defineConfig } from 'vitest/config'

const LARGE = '**/*.large.test.ts'
const SYNC = 'src/sync/**/*.test.ts'

// Texts beside a rule are macros.
const texts = () => babel({ presets: [linguiTransformerBabelPreset()] })

const UNIT = { testTimeout: 60_000, hookTimeout: 60_000 }
const SERVER = {
  globalSetup: ['tests/compile-texts.ts', 'tests/world/run-databases.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
}

/**
 * Rules (pure functions), units (no server), the device's operations, the server over real HTTP on real databases, and what is slow because there
 * is much of it (`npm run test:all`). Files of a project share a process, because loading the same modules anew for each took
 * a quarter of the time of the server's tests and half of that of units: a file leaves module state as it found it.
 */
export default defineConfig({
  test: {
    // Left to itself one core stays free, which on a machine of two is half of it.
    maxWorkers: availableParallelism(),
    projects: [
      {
        plugins: [texts()],
        test: { name: 'rules', include: ['src/domain/**/*.test.ts'], isolate: false, ...UNIT },
      },
      {
        plugins: [texts()],
        test: {
          name: 'unit',
          isolate: false,
          include: ['src/**/*.test.ts', 'sw/**/*.test.ts', 'demo/**/*.test.ts', 'tests/*.test.ts'],
          exclude: ['src/domain/**', SYNC, LARGE],
          ...UNIT,
        },
      },
      // IndexedDB of a process is one device: files that write operations to it have a process each.
      { plugins: [texts()], test: { name: 'sync', include: [SYNC], ...UNIT } },
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
