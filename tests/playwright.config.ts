import { defineConfig } from '@playwright/test'
import { findChromium } from '../scripts/chromium.ts'

/** Journeys in a real browser on the production build; each worker opens a shop of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/*.spec.ts', 'kit/*.spec.ts'],
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: false,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    trace: 'retain-on-failure',
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
