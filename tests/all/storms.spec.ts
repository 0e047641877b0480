import { test } from '@playwright/test'
import { passStorm } from '../storm/pass-storm.ts'

for (const seed of [2, 3, 4])
  test(`storm ${seed}: whatever fails, every tap counts once, in order, and every screen ends as the shop`, async () => {
    await passStorm(seed)
  })
