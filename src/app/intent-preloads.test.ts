import { expect, test } from 'vitest'
import { createPreloadQueue, mayPreload } from './intent-preloads.ts'

const idle = { isOnline: true, isDataSaverOn: false, isNavigating: false }

test.each([
  ['a link that is meant to be pressed is preloaded', {}, true],
  ['not without a network', { isOnline: false }, false],
  ['not where the user saves data', { isDataSaverOn: true }, false],
  ['not while another page is on its way', { isNavigating: true }, false],
])('%s', (_, change, allowed) => {
  expect(mayPreload({ ...idle, ...change })).toBe(allowed)
})

/** Loads that end when the test says so. */
function heldLoads() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const load = (page: string) => {
    begun.push(page)
    return new Promise<void>((resolve) => ends.push(resolve))
  }
  return { begun, load, end: () => ends.shift()?.() }
}

test('one page at a time; of the links that are meant meanwhile the last one follows', async () => {
  const { begun, load, end } = heldLoads()
  const queue = createPreloadQueue(load, () => true)
  const done = queue.request('/a')
  void queue.request('/b')
  void queue.request('/c')
  expect(begun).toEqual(['/a'])
  end()
  await expect.poll(() => begun).toEqual(['/a', '/c'])
  end()
  await done
  void queue.request('/d')
  expect(begun).toEqual(['/a', '/c', '/d'])
})

test('a page that waits is dropped when the finger scrolls or another page is opened', async () => {
  const { begun, load, end } = heldLoads()
  const queue = createPreloadQueue(load, () => true)
  const done = queue.request('/a')
  void queue.request('/b')
  queue.drop()
  end()
  await done
  expect(begun).toEqual(['/a'])
})

test('the conditions are read when a page is loaded, and a failure ends nothing', async () => {
  const begun: string[] = []
  let allowed = false
  const queue = createPreloadQueue(
    (page: string) => {
      begun.push(page)
      return Promise.reject(new Error('no answer'))
    },
    () => allowed,
  )
  await queue.request('/a')
  expect(begun).toEqual([])
  allowed = true
  await expect(queue.request('/b')).rejects.toThrow('no answer')
  await expect(queue.request('/c')).rejects.toThrow('no answer')
  expect(begun).toEqual(['/b', '/c'])
})
