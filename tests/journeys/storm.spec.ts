import { test } from '@playwright/test'
import { passStorm } from '../storm/pass-storm.ts'

test('storm 1: whatever fails, every tap counts once, in order, and every screen ends as the shop', async () => {
  await passStorm(1)
})
