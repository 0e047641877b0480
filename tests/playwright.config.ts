import { defineConfig } from '@playwright/test'
import {
  CHROMIUM_ARGS,
  findChromium,
  findHeadlessShell,
  SHARED_PROCESS_ARGS,
} from '../scripts/processes/chromium.ts'

const KIT_PORT = process.env['KIT_PORT'] ?? '24174'

const KIT_SERVER = {
  command: 'npm run kit:built',
  url: `http://localhost:${KIT_PORT}`,
  env: { PORT: KIT_PORT },
  reuseExistingServer: false,
}

/** Small machines are noisy: a journey that fails once and then passes is named "flaky" at the end of the run, and looked into. */
const RETRIES = 1

const SHELL = { launchOptions: { executablePath: findHeadlessShell(), args: SHARED_PROCESS_ARGS } }
const FULL = { launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS } }

/** Journeys in a real browser on the production build; each worker opens a shop of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // A journey often waits for a clock or a disk: with two, a quarter of two cores is idle. The third takes 8 % more
  // processor time for the same journeys.
  workers: 3,
  // Tests are independent of each other, so they run in parallel.
  fullyParallel: true,
  // Limits for what hangs: a slow machine takes three times as long as a fast one, and is no failure.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  forbidOnly: true,
  projects: [
    { name: 'journeys', testMatch: 'journeys/*.spec.ts', retries: RETRIES, use: SHELL },
    // Killed browsers, stopped workers, faulty networks: `npm run test:faults`.
    { name: 'faults', testMatch: 'faults/*.spec.ts', timeout: 180_000, use: FULL },
    // Every language and more storms: `npm run test:all`.
    { name: 'all', testMatch: 'all/*.spec.ts', timeout: 240_000, use: FULL },
    {
      name: 'kit',
      testMatch: 'kit/*.spec.ts',
      retries: RETRIES,
      use: { ...SHELL, baseURL: `http://localhost:${KIT_PORT}` },
    },
  ],
  ...(process.env['KIT'] === 'off' ? {} : { webServer: KIT_SERVER }),
  use: {
    browserName: 'chromium',
    // Motion is checked by eye; a test would only wait for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a quarter of the time: `TRACE=on npm test` when a failure must be investigated.
    trace: process.env['TRACE'] === 'on' ? 'retain-on-failure' : 'off',
  },
})
