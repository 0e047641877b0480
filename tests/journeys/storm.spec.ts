import { test } from '@playwright/test'
import { passStorm } from '../storm/pass-storm.ts'

test('storm 1: under faults every tap counts once, in order, and every screen ends in the server’s state', async () => {
  await passStorm(1)
})
