import { expect, test } from '@playwright/test'
import { storm } from '../storm/storm.ts'

/** Three short storms; longer ones with `npm run test:storm -- --seed S --minutes M`. */
const SEEDS = [1, 2, 3]
const HALF_A_MINUTE = 25 / 60

for (const seed of SEEDS)
  test(`storm ${seed}: whatever fails, every tap counts once, in order, and every screen ends as the shop`, async () => {
    test.setTimeout(600_000)
    const { wrong, log, taps, applied, refused } = await storm({ seed, minutes: HALF_A_MINUTE })
    // The log is what a replay is compared with.
    expect(wrong, log.join('\n')).toEqual([])
    expect(taps).toBeGreaterThan(0)
    expect(applied + refused).toBeGreaterThanOrEqual(taps)
  })
