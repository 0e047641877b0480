import { test } from '@playwright/test'
import { passStorm } from '../storm/pass-storm.ts'

for (const seed of [1, 2, 3, 4])
  test(`storm ${seed}: under faults every tap counts once, in order, and every screen ends in the server’s state`, async () => {
    await passStorm(seed)
  })
