import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPagePath } from '#domain/region/links.ts'
import { aRunningShop, type RunningShop } from '#tests/world/shops/running-shop.ts'
import { ROOT } from '../../../scripts/project-root.ts'

/** The production server with its build: which addresses are pages, and which are files. */
let shop: RunningShop
beforeAll(async () => {
  shop = await aRunningShop({ DEMO_PRODUCTS: '60' })
})
afterAll(() => shop.close())

async function open(path: string) {
  const response = await fetch(`${shop.url}${path}`, { redirect: 'manual' })
  const type = String(response.headers.get('content-type'))
  return {
    status: response.status,
    type,
    cache: response.headers.get('cache-control'),
    text: await response.text(),
  }
}

const TITLES: Readonly<Record<string, string>> = {
  en: 'Oops!Page Not Found',
  fr: String.raw`Oups\s! Page introuvable`,
  ja: 'ページが見つかりません',
  'zh-CN': '抱歉，页面未找到',
}

describe('an unknown page is the shop’s own 404, in the language of its address (spec 2.2)', () => {
  test.each([
    ['/zh-tw/collections/%60zx.mn4M', 'zh-CN'],
    ['/collections/summer.2026', 'en'],
    ['/fr/collections/v1.0', 'fr'],
    ['/ja/nowhere.js', 'ja'],
    ['/wp-login.php', 'en'],
    ['/de/products/dress.png', 'en'],
    ['/products/dress.AB12', 'en'],
    ['/user/order.detail', 'en'],
    ['/fr/favicon.ico', 'fr'],
    ['/nowhere/sw.js', 'en'],
    ['/SW.JS', 'en'],
    ['/nowhere.html', 'en'],
    ['/assets.html', 'en'],
    ['/media.old', 'en'],
    ['/icons-of-style.css', 'en'],
    ['/%2Esw.js', 'en'],
    ['/a%2Fb.js', 'en'],
    ['/x/%2e.css', 'en'],
    ['/.git/config', 'en'],
    ['/.env', 'en'],
    ['/nowhere.', 'en'],
    ['/nowhere.a+b', 'en'],
  ])('%s in %s', async (path, lang) => {
    const { status, type, text } = await open(path)
    expect([status, type]).toEqual([404, 'text/html; charset=utf-8'])
    expect(text).toMatch(new RegExp(`<html[^>]* lang="${lang}"`))
    expect(text).toContain('data-render="ssr"')
    expect(text).toMatch(new RegExp(`<h1[^>]*>${TITLES[lang]}</h1>`))
  })
})

describe('a missing file is a plain 404 that is not stored, never a page (offline.md S7)', () => {
  test.each([
    '/assets/gone-12345678.js',
    '/assets/gone-12345678.css',
    '/assets/gone-12345678.js.map',
    '/assets/gone',
    '/assets/gone.html',
    '/assets/',
    '/assets',
    '/assets/..%2fsw.js',
    '/assets/a/../gone.js',
    '/icons/gone.png',
    '/install/gone.jpg',
    '/media/gone.webp',
    '/media/p/1/abc/front-360.avif',
    '/media/gone',
    '/.well-known/assetlinks.json',
    '/.well-known/security.txt',
    '/apple-touch-icon.png',
    '/apple-touch-icon-120x120-precomposed.png',
  ])('%s', async (path) => {
    const { status, type, cache, text } = await open(path)
    expect([status, type, cache, text]).toEqual([404, 'text/plain; charset=UTF-8', 'no-store', 'Not found'])
  })
})

test.each([
  ['/favicon.ico', 'image/x-icon'],
  ['/robots.txt', 'text/plain; charset=UTF-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/sw.js', 'text/javascript; charset=utf-8'],
  ['/app-shell.html', 'text/html; charset=utf-8'],
  ['/icons/icon-192.png', 'image/png'],
  ['/install/product.jpg', 'image/jpeg'],
  ['/install/stored-files.json', 'application/json; charset=utf-8'],
])('%s is a file: %s', async (path, expected) => {
  const { status, type } = await open(path)
  expect(status).toBe(200)
  expect(type.split(';')[0]).toBe(expected.split(';')[0])
})

test('no file of the build is taken for a page', () => {
  const folder = join(ROOT, 'dist/client')
  const served = (readdirSync(folder, { recursive: true }) as string[]).filter(
    (name) => /\.\w+$/.test(name) && !/\.(br|gz)$/.test(name) && !name.startsWith('.vite'),
  )
  expect(served.length).toBeGreaterThan(20)
  expect(served.filter((name) => isPagePath(`/${name}`))).toEqual([])
})
