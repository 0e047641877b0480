import { availableParallelism } from 'node:os'
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { defineConfig } from 'vitest/config'

/** Two projects: rules and units (no server), and the server over real HTTP on real databases. */
export default defineConfig({
  test: {
    // Left to itself one core stays free, which on a machine of two is half of it.
    maxWorkers: availableParallelism(),
    projects: [
      {
        // Texts beside a rule are macros.
        plugins: [babel({ presets: [linguiTransformerBabelPreset()] })],
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'sw/**/*.test.ts', 'demo/**/*.test.ts', 'tests/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['tests/compile-texts.ts', 'tests/world/run-databases.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
