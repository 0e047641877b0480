import { expect, test } from 'vitest'
import { canAddToHomeScreen } from './add-to-home-screen.ts'

const on = (version: string, rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`
const SAFARI = on('15_6', 'Version/15.6 Mobile/15E148 Safari/604.1')
const IPAD = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each<[string, boolean | undefined, string, boolean]>([
  ['Safari on an iPhone', false, SAFARI, true],
  ['the app on its home screen', true, SAFARI, false],
  ['Safari on an iPad', false, `${IPAD} Version/18.3 Safari/605.1.15`, true],
  ['Chrome on iOS 16.4', false, on('16_4', 'CriOS/120.0 Mobile/15E148 Safari/604.1'), true],
  ['Chrome on iOS 16.3', false, on('16_3_1', 'CriOS/110.0 Mobile/15E148 Safari/604.1'), false],
  ['Firefox on iOS 18', false, on('18_1', 'FxiOS/130.0 Mobile/15E148 Safari/604.1'), true],
  ['Chrome on an iPad', false, `${IPAD} CriOS/130.0 Safari/604.1`, true],
  ['a view inside another app', false, on('17_0', 'Mobile/15E148'), false],
  ['Instagram', false, on('17_0', 'Version/17.0 Mobile/15E148 Safari/604.1 Instagram 300.0'), false],
  ['LINE', false, on('17_0', 'Mobile/15E148 Safari Line/13.1'), false],
  [
    'Chrome on Android',
    undefined,
    'Mozilla/5.0 (Linux; Android 15) Chrome/150.0 Mobile Safari/537.36',
    false,
  ],
  ['Safari on a Mac', undefined, `${IPAD} Version/18.3 Safari/605.1.15`, false],
])('%s (decision 0119)', (_, ...[standalone, userAgent, can]) => {
  expect(canAddToHomeScreen({ standalone, userAgent })).toBe(can)
})
