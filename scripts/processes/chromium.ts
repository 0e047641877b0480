import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const FULL_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const HEADLESS_SHELL_PATHS = ['/usr/bin/chromium-headless-shell']

/** Flags of every test browser: root has no sandbox, and the browser makes no requests of its own. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Flags of browsers that prove nothing about processes: a page that follows another of its context uses the process and
 * the compiled scripts of the first, and none is started ahead of need. An eighth of the processor time of all journeys.
 */
export const SHARED_PROCESS_ARGS = [...CHROMIUM_ARGS, '--renderer-process-limit=1']

/** A whole browser: the one named by CHROMIUM, Playwright's own, or an installed one; undefined where there is none. */
export function findChromium(): string | undefined {
  return firstThatExists([process.env['CHROMIUM'], chromium.executablePath(), ...FULL_PATHS])
}

/**
 * Chromium without the parts that only a person sees: half the processor time of a page. It has no notifications. The one
 * named by HEADLESS_SHELL, an installed one, or a whole browser.
 */
export function findHeadlessShell(): string | undefined {
  return firstThatExists([process.env['HEADLESS_SHELL'], ...HEADLESS_SHELL_PATHS]) ?? findChromium()
}

function firstThatExists(paths: readonly (string | undefined)[]): string | undefined {
  return paths.find((path): path is string => !!path && existsSync(path))
}
