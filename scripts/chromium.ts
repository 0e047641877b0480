import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser the tests run in: the one named, Playwright's own, or an installed one. */
export function findChromium(): string | undefined {
  const { CHROMIUM } = process.env
  return [CHROMIUM, chromium.executablePath(), ...PLACES].find(
    (path): path is string => !!path && existsSync(path),
  )
}
