import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AStorage } from '#tests/world/device/local-storage.ts'

const ARRIVED = 'https://shop.example/?IM_REF=c1&utm_source=facebook&invite_code=VIP-7'

/** Cookies as a browser keeps them; one without an age left is gone. */
class Jar {
  readonly referrer = 'https://blog.example/silk?mail=me'
  readonly documentElement = { dataset: {} }
  readonly #values = new Map<string, string>()

  get cookie(): string {
    return [...this.#values].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  set cookie(text: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
    if (/Max-Age=0\b/.test(text)) this.#values.delete(name)
    else this.#values.set(name, decodeURIComponent(value))
  }
}

const ALL = 'IM_REF=c1; user_from_facebook=1; referrer_path=blog.example/silk'

describe('what a partner’s link leaves (spec 9.3, traps 4.11)', () => {
  let jar: Jar
  beforeEach(() => {
    jar = new Jar()
    vi.stubGlobal('document', jar)
    vi.stubGlobal('localStorage', new AStorage())
    vi.stubGlobal('location', { protocol: 'https:' })
    vi.stubGlobal('navigator', {})
    vi.stubGlobal('addEventListener', () => {})
    vi.stubGlobal('removeEventListener', () => {})
    // A document has modules of its own.
    vi.resetModules()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  async function open() {
    const { noteArrival } = await import('./note-arrival.ts')
    const { saveConsent, readConsent } = await import('#preferences/consent.ts')
    noteArrival(ARRIVED)
    return { answer: (choice: 'all' | 'needed') => saveConsent(choice, 1), readConsent }
  }

  test('nothing before an answer, except the code of a friend', async () => {
    const { readConsent } = await open()
    expect(readConsent()).toBeUndefined()
    expect(jar.cookie).toBe('')
    expect(localStorage.getItem('invite_code')).toBe('VIP-7')
  })

  test('everything after "Accept all", also in the next document, and nothing any more once it is withdrawn', async () => {
    const { answer } = await open()
    answer('all')
    expect(jar.cookie).toBe(ALL)
    answer('needed')
    expect(jar.cookie).toBe('')
    answer('all')
    vi.resetModules()
    const next = await open()
    expect(next.readConsent()).toBe('all')
    expect(jar.cookie).toBe(ALL)
  })

  test('nothing after "Only what is needed", also where the answer changes later in the same document', async () => {
    const { answer } = await open()
    answer('needed')
    expect(jar.cookie).toBe('')
    answer('all')
    expect(jar.cookie).toBe('')
  })

  test('the code of a friend alone where the browser sends Global Privacy Control, whatever was answered before', async () => {
    localStorage.setItem('vanda-keep-consent', '{"choice":"all","at":1}')
    vi.stubGlobal('navigator', { globalPrivacyControl: true })
    const { readConsent } = await open()
    expect(readConsent()).toBe('needed')
    expect(jar.cookie).toBe('')
    expect(localStorage.getItem('invite_code')).toBe('VIP-7')
  })

  test.each(['{"choice":"some"}', '[]', 'null', '{', '"all"'])(
    'no answer is read from %s',
    async (stored) => {
      localStorage.setItem('vanda-keep-consent', stored)
      const { readConsent } = await open()
      expect(readConsent()).toBeUndefined()
    },
  )

  test('the answer of this document where nothing can be stored', async () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
    const { answer, readConsent } = await open()
    answer('needed')
    expect(readConsent()).toBe('needed')
  })
})
