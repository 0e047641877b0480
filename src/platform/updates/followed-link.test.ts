import { beforeEach, expect, test, vi } from 'vitest'
import { watchFollowedLink } from './followed-link.ts'

const HERE = 'https://shop.example/dresses-c-1.html'

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

/** A page whose events name the link under the pointer. */
function aPage() {
  const page = new EventTarget()
  const send = (kind: string, link?: object, keys: object = {}) => {
    const event = new Event(kind)
    Object.assign(event, keys, { composedPath: () => (link ? [link, page] : [page]) })
    page.dispatchEvent(event)
  }
  return { send, followed: watchFollowedLink(page, () => HERE) }
}

const aLink = (href: string, target = '') => ({ href, target, hasAttribute: () => false })
const PRODUCT = aLink('https://shop.example/products/silk-dress-AB12')

test('a link that is touched is followed once the finger is lifted', async () => {
  const { send, followed } = aPage()
  send('pointerdown', PRODUCT)
  const settled = followed.settled()
  await vi.advanceTimersByTimeAsync(120)
  send('pointerup', PRODUCT)
  send('click', PRODUCT)
  await vi.advanceTimersByTimeAsync(100)
  expect(await settled).toBe(PRODUCT.href)
})

test('a link that the finger only scrolls is not followed', async () => {
  const { send, followed } = aPage()
  send('pointerdown', PRODUCT)
  const settled = followed.settled()
  send('pointercancel', PRODUCT)
  await vi.advanceTimersByTimeAsync(100)
  expect(await settled).toBeUndefined()
})

test('a later press of something else is not followed', async () => {
  const { send, followed } = aPage()
  send('click', PRODUCT)
  send('pointerdown')
  send('click')
  expect(await followed.settled()).toBeUndefined()
})

test.each([
  ['in another tab by a key', PRODUCT, { ctrlKey: true }],
  ['in another tab by its target', aLink(PRODUCT.href, '_blank'), {}],
  ['on another site', aLink('https://other.example/'), {}],
])('a link that opens %s is not followed', async (...[, link, keys]) => {
  const { send, followed } = aPage()
  send('click', link, keys)
  expect(await followed.settled()).toBeUndefined()
})
