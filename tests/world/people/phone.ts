import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { closeLoginPopup } from './login-popup.ts'
import { quietPopups } from './quiet-popups.ts'
import { findChromium } from '../../../scripts/processes/chromium.ts'

/** A browser that can be killed and opened again on the same profile, as a phone that lost power. */
export interface Phone {
  readonly page: Page
  readonly context: BrowserContext
  /** The directory that holds all this browser knows. */
  readonly profile: string
  /** SIGKILL of this browser and nothing else. */
  kill(): Promise<void>
  reopen(): Promise<void>
  /** Closes it as the user would and opens it again: its storage is on the disk. */
  restart(): Promise<void>
  close(): Promise<void>
}

export interface PhoneOptions {
  /** Called for every new page of this phone. */
  readonly onPage?: (page: Page) => void
  /** A phone that is not running: this one starts with a copy of its profile, as from a backup. */
  readonly copyOf?: Pick<Phone, 'profile'>
}

export async function aPhone(
  baseURL: string,
  { onPage = () => {}, copyOf }: PhoneOptions = {},
): Promise<Phone> {
  const profile = mkdtempSync(join(tmpdir(), 'vanda-phone-'))
  // Lock files that name the browser of a profile are not copied.
  const copied = (path: string) => !basename(path).startsWith('Singleton')
  if (copyOf) cpSync(copyOf.profile, profile, { recursive: true, filter: copied })
  let context = await open()

  async function open(): Promise<BrowserContext> {
    const opened = await chromium.launchPersistentContext(profile, {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
      baseURL,
      viewport: { width: 390, height: 844 },
    })
    for (const page of opened.pages()) onPage(page)
    opened.on('page', onPage)
    await closeLoginPopup(opened)
    await quietPopups(opened)
    return opened
  }

  return {
    profile,
    get page() {
      return context.pages()[0] ?? missing()
    },
    get context() {
      return context
    },
    async kill() {
      const closed = new Promise((resolve) => context.once('close', resolve))
      for (const pid of processesOf(profile)) kill(pid)
      await closed
    },
    async reopen() {
      context = await open()
    },
    async restart() {
      await context.close()
      context = await open()
    },
    async close() {
      await context.close()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function processesOf(profile: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => commandOf(pid).includes(`--user-data-dir=${profile}`))
    .map(Number)
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It went with its parent.
  }
}

function missing(): never {
  throw new Error('this browser has no page')
}
