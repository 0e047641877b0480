import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../../scripts/processes/chromium.ts'

/** Only the page may use the network, or other traffic would be measured, too. */
export const QUIET = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-default-browser-check',
]

export function chromiumPath(): string {
  const path = findChromium()
  if (!path)
    throw new RangeError(
      'No Chromium was found: install one (Debian: apt-get install chromium) or set CHROMIUM.',
    )
  return path
}

export interface OpenBrowser {
  readonly port: number
  close(): Promise<void>
}

/** A Chromium with only these switches, and its debugging port, for Lighthouse. */
export async function openBrowser(): Promise<OpenBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'vanda-chromium-'))
  const args = [
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    ...QUIET,
    'about:blank',
  ]
  const child = spawn(chromiumPath(), args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const port = await new Promise<number>((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (text: Buffer) => {
      said = (said + String(text)).slice(-4_000)
      const match = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(said)
      if (match) resolve(Number(match[1]))
    })
    void ended.then(() => reject(new RangeError(`Chromium ended: ${said}`)))
  })
  return {
    port,
    async close() {
      child.kill('SIGTERM')
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
