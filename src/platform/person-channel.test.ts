import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const CHANNEL = 'vanda-person'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Messages of a channel arrive in order: once this page has heard this one, it has heard all before it. */
async function reportFromAnotherTab(onLeft: { mock: { calls: unknown[] } }): Promise<void> {
  const before = onLeft.mock.calls.length
  const other = new BroadcastChannel(CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  other.postMessage({ type: 'left', from: 'another tab' })
  await expect.poll(() => onLeft.mock.calls.length).toBeGreaterThan(before)
  other.close()
}

test('a page that reports a sign-out receives its own message and loads a page like every other tab', async () => {
  const { notifyTabs, watchSignOut } = await import('./person-channel.ts')
  const onLeft = vi.fn()
  const end = watchSignOut(onLeft)
  notifyTabs()
  await expect.poll(() => onLeft.mock.calls.length).toBe(1)
  end()
})

test('a page that chooses its next page receives messages of other tabs only (trust.md S29)', async () => {
  const { leadThisTab, notifyTabs, watchSignOut } = await import('./person-channel.ts')
  const onLeft = vi.fn()
  const end = watchSignOut(onLeft)
  leadThisTab()
  notifyTabs()
  await reportFromAnotherTab(onLeft)
  expect(onLeft).toHaveBeenCalledTimes(1)
  end()
})
