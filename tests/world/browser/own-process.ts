import { CHROMIUM_ARGS, findHeadlessShell } from '../../../scripts/processes/chromium.ts'

/** `test.use(OWN_PROCESS)`: for journeys that count what the process of one page holds or does. */
export const OWN_PROCESS = { launchOptions: { executablePath: findHeadlessShell(), args: CHROMIUM_ARGS } }
