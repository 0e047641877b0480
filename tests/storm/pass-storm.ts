import { expect, test } from '@playwright/test'
import { storm } from './storm.ts'

const A_QUARTER_OF_A_MINUTE = 15 / 60
/** Enough to return to the same pieces; on a busy machine they take longer than the time above. */
const LEAST_TAPS = 12

/** One short storm, for a test; longer ones with `npm run test:storm -- --seed S --minutes M`. */
export async function passStorm(seed: number): Promise<void> {
  test.setTimeout(600_000)
  const { wrong, log, taps } = await storm({ seed, minutes: A_QUARTER_OF_A_MINUTE, leastTaps: LEAST_TAPS })
  // The log is compared with that of a replay.
  expect(wrong, log.join('\n')).toEqual([])
  expect(taps).toBeGreaterThanOrEqual(LEAST_TAPS)
}
