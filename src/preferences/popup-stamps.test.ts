import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AStorage } from '#tests/world/device/local-storage.ts'

const NOW = Date.UTC(2026, 10, 24, 12)
const HOUR = 3_600_000

/** The preferences as a new document loads them. */
async function aDocument() {
  vi.resetModules()
  return { ...(await import('./popup-stamps.ts')), ...(await import('./visit.ts')) }
}

describe('a popup that was shown (traps 3.20)', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', new AStorage())
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  test('is stamped and spends the visit, and the next visit is free', async () => {
    const first = await aDocument()
    expect(first.noteVisit(NOW)).toMatchObject({ number: 1, isSpent: false })
    first.notePopup('newsletter', NOW)
    first.notePopup('retention', NOW + 1)
    const later = await aDocument()
    expect(later.readShownAt()).toEqual({ newsletter: NOW, retention: NOW + 1 })
    expect(later.noteVisit(NOW + 2)).toMatchObject({ number: 1, isSpent: true })
    expect(later.noteVisit(NOW + HOUR)).toMatchObject({ number: 2, isSpent: false })
  })

  test('is remembered by its document where storage throws', async () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
    const { notePopup, noteVisit, readShownAt } = await aDocument()
    notePopup('draw', NOW)
    notePopup('retention', NOW)
    expect(readShownAt()).toEqual({ draw: NOW, retention: NOW })
    expect(noteVisit(NOW + 1)).toMatchObject({ isSpent: true })
  })

  test.each(['{', 'null', '[1]', '{"draw":"yesterday","gift":null}'])(
    'has no stamp in a damaged entry: %s',
    async (stored) => {
      localStorage.setItem('vanda-keep-popups', stored)
      const { readShownAt } = await aDocument()
      expect(readShownAt()).toEqual({})
    },
  )
})
