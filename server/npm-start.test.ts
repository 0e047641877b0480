import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aDataFolder } from '#tests/world/shops/data-folder.ts'
import { aRunningShop, type RunningShop } from '#tests/world/shops/running-shop.ts'

describe('npm start', () => {
  let shop: RunningShop
  beforeAll(async () => {
    shop = await aRunningShop({ DEMO_PRODUCTS: '10', MEDIA_DIR: aDataFolder('pictures') }, 'scripts/start.js')
  })
  afterAll(async () => {
    await shop.close()
  })

  const read = async (path: string) => (await fetch(shop.url + path)).text()

  test('opens the shop: pages, calls and health', async () => {
    expect(await read('/')).toContain('data-render="ssr"')
    expect(JSON.parse(await read('/healthz'))).toEqual({ status: 'ok' })
    expect(JSON.parse(await read('/api/search/hot'))).toMatchObject({ code: 200 })
  })

  test('keeps an idle connection longer than balancers do (60 s)', async () => {
    const { headers } = await fetch(`${shop.url}/healthz`)
    const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? []
    expect(Number(seconds)).toBeGreaterThan(60)
  })

  test('draws its pictures', async () => {
    const [address = ''] = /\/media\/[^" ,]+\.avif/.exec(await read('/')) ?? []
    const picture = await fetch(shop.url + address)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/avif'])
  })

  test.runIf(existsSync('/proc/self/environ'))('has a small heap, and gives back what it frees', () => {
    const flags = readFileSync(`/proc/${shop.pid}/cmdline`, 'utf8').split('\0')
    expect(flags).toEqual(expect.arrayContaining(['--heap-growing-percent=60', '--v8-pool-size=1']))
    expect(readFileSync(`/proc/${shop.pid}/environ`, 'utf8').split('\0')).toContain('MALLOC_ARENA_MAX=1')
  })

  test.runIf(existsSync('/proc/self/maps'))(
    'has neither a builder nor an image library in its process',
    () => {
      const maps = readFileSync(`/proc/${shop.pid}/maps`, 'utf8')
      expect(maps).toContain('/node')
      expect(maps).not.toMatch(/rolldown|lightningcss|sharp|libvips/)
    },
  )
})
