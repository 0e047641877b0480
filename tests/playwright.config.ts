import { defineConfig } from '@playwright/test'
import { findChromium } from '../scripts/chromium.ts'

const KIT_PORT = 24_174

const KIT_SERVER = {
  command: 'npm run kit',
  url: `http://localhost:${KIT_PORT}`,
  env: { PORT: String(KIT_PORT) },
  reuseExistingServer: false,
}

/** Journeys in a real browser on the production build; each worker opens a shop of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 2,
  // A test needs nothing of its neighbours, so none waits for them.
  fullyParallel: true,
  // Small machines are noisy: a journey that passes the second time is named "flaky" in the report, and to be looked into.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  forbidOnly: true,
  projects: [
    { name: 'journeys', testMatch: 'journeys/*.spec.ts' },
    // Browsers killed, workers stopped, networks that lie: `npm run test:faults`.
    { name: 'faults', testMatch: 'faults/*.spec.ts', timeout: 180_000 },
    // Every language and more storms: `npm run test:all`.
    { name: 'all', testMatch: 'all/*.spec.ts', timeout: 240_000 },
    { name: 'kit', testMatch: 'kit/*.spec.ts', use: { baseURL: `http://localhost:${KIT_PORT}` } },
  ],
  ...(process.env['KIT'] === 'off' ? {} : { webServer: KIT_SERVER }),
  use: {
    browserName: 'chromium',
    // What moves is looked at by eye; a test would only wait for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A recording costs a quarter of the time: `TRACE=on npm test` when a failure must be looked into.
    trace: process.env['TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
