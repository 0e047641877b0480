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
const UNIT = { testTimeout: LIMIT_MS, hookTimeout: LIMIT_MS, expect: PATIENCE }
/** Their modules keep the state of a device, and IndexedDB of a process is one device. */
const OF_DEVICE = ['src/{drafts,sync}/**/*.test.ts', 'sw/**/*.test.ts']
const SERVER = {
  globalSetup: ['tests/compile-texts.ts', 'tests/world/shops/run-databases.ts'],
  testTimeout: LIMIT_MS,
  hookTimeout: LIMIT_MS,
  expect: PATIENCE,
}

/**
 * Rules (whatever keeps no state), units of the device, the server over real HTTP on real databases, and what is slow
 * because there is much of it (`npm run test:all`). Files of rules and of the server share a process, because loading the
 * modules for each file takes four times as long as its tests: such a file leaves module state as it found it.
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
          include: ['src/**/*.test.ts', 'demo-shop/**/*.test.ts', 'tests/*.test.ts'],
          exclude: [LARGE, ...OF_DEVICE],
          isolate: false,
          ...UNIT,
        },
      },
      {
        plugins: [texts()],
        test: { name: 'unit', include: OF_DEVICE, ...UNIT },
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
      { test: { name: 'large', include: [`demo-shop/${LARGE}`, `server/${LARGE}`], ...SERVER } },
    ],
  },
})
