import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError, type Failure } from '#contract/failure.ts'
import { getVersions } from '#contract/catalog/navigation.contract.ts'
import { setCaller, type Caller } from '#api/call.ts'
import { loadPack, watchPackVersion, withoutPrefix } from './language-pack.ts'

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => 'v1', setItem() {} }))
afterEach(() => vi.unstubAllGlobals())

test.each<[Failure, readonly string[]]>([
  [
    { kind: 'refused', code: 500, message: 'Textes indisponibles', reason: 'broken', data: null },
    ['Textes indisponibles'],
  ],
  [{ kind: 'offline' }, []],
])('a pack that fails shows English, and what the shop says of it (spec 8): %j', async (failure, said) => {
  const heard: string[] = []
  const call = (() => Promise.reject(new CallError(failure))) as Caller
  expect(await loadPack(call, 'fr', (message) => heard.push(message))).toEqual({})
  expect(heard).toEqual(said)
})

test('the prefix before the first underscore is taken off (spec 7.2)', () => {
  expect(withoutPrefix({ cart_remove: 'Retirer', global_to_the_top: ['Haut'] })).toEqual({
    remove: 'Retirer',
    to_the_top: ['Haut'],
  })
})

describe('English comes by version like the others (spec 7.2)', () => {
  const pack = { cart_remove: ['Take out'] }
  const asked: unknown[] = []
  const call = (async (_: unknown, input: unknown) => {
    asked.push(input)
    return pack
  }) as Caller
  const stored = (value: string | null) =>
    vi.stubGlobal('localStorage', { getItem: () => value, setItem() {} })

  beforeEach(() => {
    vi.resetModules()
    vi.stubGlobal('VANDA_ENGLISH_VERSION', 'shipped')
    asked.length = 0
  })
  const load = async () => {
    const fresh = await import('./language-pack.ts')
    return fresh.loadPack(call, 'en', () => {})
  }

  test.each<[string, string | null]>([
    ['nothing was heard', null],
    ['the shop named the version that is in the app', 'shipped shipped'],
    ['an older app heard of a version', 'before v2'],
  ])('%s: what ships with the app is shown, and nothing is asked', async (_, value) => {
    stored(value)
    expect(await load()).toEqual({})
    expect(asked).toEqual([])
  })

  test('the shop has named another version: its texts are asked for under it and shown', async () => {
    stored('shipped v2')
    expect(await load()).toEqual({ remove: ['Take out'] })
    expect(asked).toMatchObject([{ version: 'v2', lang: 'en' }])
  })

  test('what cannot be had leaves the English of the app', async () => {
    stored('shipped v2')
    const { loadPack: loadFresh } = await import('./language-pack.ts')
    const none = (() => Promise.reject(new Error('no network'))) as Caller
    expect(await loadFresh(none, 'en', () => {})).toEqual({})
  })
})

describe('texts that the device has are shown, whatever it knows of their version (decision 0149)', () => {
  const asked: unknown[] = []
  const anyVersion = (async (_: unknown, input: { readonly version?: string }) => {
    asked.push(input.version)
    if (input.version !== undefined) throw new CallError({ kind: 'offline' })
    return { cart_remove: ['Retirer'] }
  }) as Caller
  beforeEach(() => void (asked.length = 0))

  test.each<[string, string | null, readonly unknown[]]>([
    ['the page was left before it had asked for the version', null, [undefined]],
    ['the texts of the known version are not here', 'v2', ['v2', undefined]],
  ])('%s', async (_, version, calls) => {
    vi.stubGlobal('localStorage', { getItem: () => version, setItem() {} })
    expect(await loadPack(anyVersion, 'fr', () => {})).toEqual({ remove: ['Retirer'] })
    expect(asked).toEqual(calls)
  })
})

describe('a shell does not wait for texts that do not come (decision 0156)', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const never = new Promise<never>(() => {})

  test('of another version the device has them: they are shown after 2.5 s', async () => {
    const call = ((_: unknown, { version }: { version?: string }) =>
      version === undefined ? Promise.resolve({ cart_remove: ['Retirer'] }) : never) as Caller
    const pack = loadPack(call, 'fr', () => {})
    await vi.advanceTimersByTimeAsync(2_499)
    expect(await Promise.race([pack, 'waits'])).toBe('waits')
    await vi.advanceTimersByTimeAsync(1)
    expect(await Promise.race([pack, 'waits'])).toEqual({ remove: ['Retirer'] })
  })

  test('newer English is late: the English of the app is shown', async () => {
    vi.resetModules()
    vi.stubGlobal('VANDA_ENGLISH_VERSION', 'shipped')
    vi.stubGlobal('localStorage', { getItem: () => 'shipped v2', setItem() {} })
    const fresh = await import('./language-pack.ts')
    const pack = fresh.loadPack((() => never) as Caller, 'en', () => {})
    await vi.advanceTimersByTimeAsync(2_500)
    expect(await Promise.race([pack, 'waits'])).toEqual({})
  })
})

test('a version is stored once its texts have come: until then they are requested again (spec 7.2, 9.3)', async () => {
  const local = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => void local.set(key, value),
  })
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener() {}, removeEventListener() {} })
  let online = false
  let requests = 0
  const queries = new QueryClient()
  setCaller(queries, (async (endpoint: unknown) => {
    if (endpoint === getVersions) return { lang_version: 'v3' }
    requests += 1
    if (!online) throw new CallError({ kind: 'offline' })
    return { cart_remove: ['Retirer'] }
  }) as Caller)
  watchPackVersion(queries, 'fr', () => {})()
  await expect.poll(() => requests).toBe(1)
  expect([...local]).toEqual([])
  online = true
  watchPackVersion(queries, 'fr', () => {})()
  await expect.poll(() => [...local.values()]).toEqual(['v3'])
})
