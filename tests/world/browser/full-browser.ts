import { CHROMIUM_ARGS, findChromium } from '../../../scripts/processes/chromium.ts'

/** `test.use(FULL_BROWSER)`: for journeys that need what the headless shell lacks, notifications above all. */
export const FULL_BROWSER = { launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS } }
