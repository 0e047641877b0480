import { findChromium } from './processes/chromium.ts'
import { freePort } from './processes/free-port.ts'
import { run } from './processes/run.ts'

/**
 * Runs the named projects of `tests/playwright.config.ts` in the browser that this machine has, and answers the exit
 * code; further arguments go to Playwright.
 */
export async function runInBrowser(
  projects: readonly string[],
  args: readonly string[] = [],
): Promise<number> {
  const chromium = findChromium()
  if (!chromium) {
    console.error(
      'No Chromium was found: install one (Debian: apt-get install chromium) or set CHROMIUM to its path.',
    )
    return 1
  }
  console.log(`\n▸ ${projects.join(', ')} in the browser`)
  return run(
    'playwright',
    [
      'test',
      '--config',
      'tests/playwright.config.ts',
      ...projects.flatMap((name) => ['--project', name]),
      ...args,
    ],
    { CHROMIUM: chromium, ...(await kitServer(projects)) },
  )
}

/** The kit's own server is started for the kit's tests alone, on a port that no other run holds: one that was killed may. */
async function kitServer(projects: readonly string[]): Promise<Readonly<Record<string, string>>> {
  return projects.includes('kit') ? { KIT_PORT: String(await freePort()) } : { KIT: 'off' }
}
