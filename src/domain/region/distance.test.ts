import { expect, test } from 'vitest'
import { metresBetween, nearestFirst, shownDistance } from './distance.ts'

const ORCHARD = { latitude: 1.3026, longitude: 103.8346 }
const MARINA = { latitude: 1.2834, longitude: 103.8607 }
const PARIS = { latitude: 48.8566, longitude: 2.3522 }
const SYDNEY = { latitude: -33.8688, longitude: 151.2093 }
const point = (latitude: number, longitude: number) => ({ latitude, longitude })

test.each([
  ['the same place', ORCHARD, ORCHARD, 0],
  ['two stores of one town', ORCHARD, MARINA, 3_601],
  ['two continents', PARIS, ORCHARD, 10_732_000],
  ['both sides of the equator', ORCHARD, SYDNEY, 6_300_000],
  ['both sides of the date line', point(0, 179.5), point(0, -179.5), 111_195],
  ['the poles', point(90, 0), point(-90, 120), 20_015_115],
  ['opposite points', point(30, 20), point(-30, -160), 20_015_115],
] as const)('%s: the way along the earth (spec 2.10)', (...[, from, to, metres]) => {
  const way = metresBetween(from, to)
  expect(Math.abs(way - metres)).toBeLessThanOrEqual(Math.max(1, metres * 0.001))
  expect(metresBetween(to, from)).toBeCloseTo(way, 6)
})

test.each([
  ['in the store', 0, 'en', '50 meter'],
  ['steps of fifty metres', 374, 'en', '350 meter'],
  ['almost a kilometre', 974, 'en', '950 meter'],
  ['no "1000 m"', 975, 'en', '1 kilometer'],
  ['tenths below ten kilometres', 3_649, 'en', '3.6 kilometer'],
  ['whole kilometres from ten on', 9_951, 'en', '10 kilometer'],
  ['far away', 10_732_400, 'ja', '10732 kilometer'],
  ['miles in American English', 3_649, 'en-us', '2.3 mile'],
  ['at least a tenth of a mile', 0, 'en-us', '0.1 mile'],
  ['whole miles from ten on', 20_000, 'en-us', '12 mile'],
] as const)('%s (spec 2.10)', (...[, metres, language, shown]) => {
  const { value, unit } = shownDistance(metres, language)
  expect(`${value} ${unit}`).toBe(shown)
})

test.each([
  ['the nearest first', { a: 300, b: 20, c: 100 }, 'bca'],
  ['a store without a place last', { c: 5000, b: 20 }, 'bca'],
  ['no places: the order of the owner', {}, 'abc'],
] as const)('%s (spec 2.10)', (...[, metres, order]) => {
  const stores = [{ storeId: 'a' }, { storeId: 'b' }, { storeId: 'c' }]
  const sorted = nearestFirst(stores, new Map(Object.entries(metres)))
  expect(sorted.map(({ storeId }) => storeId).join('')).toBe(order)
})
