import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  changeCurrency,
  changeLang,
  currencyList,
  getLang,
  getVersions,
  langList,
} from '#contract/catalog/navigation.contract.ts'
import { search } from '#contract/catalog/listing.contract.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { openPage } from '#tests/world/requests/open-page.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'

let shop: Shop
beforeAll(async () => {
  shop = await aShop('sqlite')
})
afterAll(async () => {
  await shop.close()
})

const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(`${shop.url}${path}`, { headers, ...init })
const host = (name: string) => ({ host: `${name}:${new URL(shop.url).port}` })

const askAs = async (hostName: string, path: string) =>
  (await openPage(`${shop.url}${path}`, host(hostName))).html

describe('the sites', () => {
  test.each([
    ['localhost', 'en-GB', 'SGD'],
    ['eu.localhost', 'es-ES', 'EUR'],
    ['au.localhost', 'en-GB', 'AUD'],
    ['jp.localhost', 'en-GB', 'JPY'],
    ['shop.attacker.example', 'en-GB', 'SGD'],
    ['eu.attacker.example', 'en-GB', 'SGD'],
  ])('%s speaks %s and counts in %s (spec 9.1)', async (name, locale, currency) => {
    expect(JSON.parse(await askAs(name, '/api/common/LangList')).data.current).toBe(locale)
    expect(JSON.parse(await askAs(name, '/api/common/currencyList')).data.current).toBe(currency)
  })

  test('the first segment of the page’s address names the language of a call (spec 2.1, 7.1)', async () => {
    const say = async (headers: Record<string, string>) =>
      (await (await ask('/api/common/LangList', headers)).json()).data.current
    expect(await say({ 'url-prefix': 'fr' })).toBe('fr-FR')
    // German and Malay share a locale; the prefix distinguishes them, and a product's name is not a language.
    expect(await say({ 'url-prefix': 'mm', lang: 'xx-XX' })).toBe('my-MM')
    expect(await say({ 'url-prefix': 'products', lang: 'ja' })).toBe('jp-JP')
    expect(await say({ 'url-prefix': '"><script>', lang: 'ja' })).toBe('jp-JP')
    expect(await say({ 'url-prefix': 'x'.repeat(9_000) })).toBe('en-GB')
  })

  test('headers that any client can send choose nothing (S21)', async () => {
    const forged = {
      'x-forwarded-host': 'eu.localhost',
      serverdomain: 'eu.localhost',
      'url-prefix': 'eu',
      forwarded: 'host=eu.localhost',
    }
    expect((await (await ask('/api/common/currencyList', forged)).json()).data.current).toBe('SGD')
  })

  test('offer the languages that are complete, each with the prefix of its pages, and their own currencies', async () => {
    const guest = aTestClient(shop.url)
    const { langList: languages } = await guest.get(langList, {})
    expect(languages.map(({ value }) => value)).toEqual(['简体中文', 'Français', '日本語', 'English'])
    expect(new Set(languages.map(({ code }) => code)).size).toBe(languages.length)
    expect(languages.find(({ value }) => value === 'English')).toMatchObject({ code: 'en-GB', urlPrefix: '' })
    expect(languages.find(({ value }) => value === '日本語')).toMatchObject({
      code: 'jp-JP',
      urlPrefix: 'ja',
    })
    expect((await guest.get(currencyList, {})).currencyList.map(({ value }) => value)).toContain('MYR')
  })
})

describe('the two switches (spec 4.4)', () => {
  test('a language is remembered and the answer names its prefix', async () => {
    const guest = aTestClient(shop.url)
    expect(await guest.get(changeLang, { changedLang: 'fr' })).toEqual({ urlPrefix: 'fr' })
    expect((await guest.get(langList, {})).current).toBe('fr-FR')
  })
  test('a language is chosen by the code that the list gives, too (spec 7.2)', async () => {
    const guest = aTestClient(shop.url)
    const { langList: languages } = await guest.get(langList, {})
    for (const { code, urlPrefix } of languages)
      expect(await guest.get(changeLang, { changedLang: code })).toEqual({ urlPrefix })
    expect((await guest.get(langList, {})).current).toBe(languages.at(-1)?.code)
  })
  test('a currency is remembered, and prices follow', async () => {
    const guest = aTestClient(shop.url)
    await guest.get(changeCurrency, { changedCurrency: 'JPY' })
    expect((await guest.get(currencyList, {})).current).toBe('JPY')
    const { productList } = await guest.get(search, { keywords: 'dress', currency: 'JPY' })
    expect(productList[0]?.formatFinalPrice).toMatch(/^¥[\d,]+$/)
  })
  test.each([
    [changeLang, { changedLang: 'klingon' }, 'language-unknown'],
    [changeLang, { changedLang: 'xx-XX' }, 'language-unknown'],
    [changeCurrency, { changedCurrency: 'XAU' }, 'currency-unknown'],
  ] as const)('what the shop does not have is refused', async (endpoint, input, reason) => {
    const { body } = await aTestClient(shop.url).ask(endpoint, input as never)
    expect(body).toMatchObject({ data: { reason } })
    expect(body.code).not.toBe(200)
  })
})

describe('the texts', () => {
  test('come under the prefix of their page group, compiled, in the language asked for, English too (spec 1, 7.2)', async () => {
    const guest = aTestClient(shop.url)
    const french = await guest.get(getLang, { pages: ['global', 'cart'], lang: 'fr' })
    expect(Object.keys(french).length).toBeGreaterThan(20)
    expect(Object.keys(french).every((key) => /^(global|cart)_/.test(key))).toBe(true)
    const english = await guest.get(getLang, { pages: ['global', 'cart'], lang: 'en' })
    expect(JSON.stringify(french)).not.toBe(JSON.stringify(english))
  })
  test('have a version for each language (spec 7.2)', async () => {
    const guest = aTestClient(shop.url)
    const version = async (lang: string) =>
      (await guest.get(getVersions, { configs: ['lang_version'], lang })).lang_version
    expect(await version('fr')).toMatch(/^[0-9a-f]{12}$/)
    expect(await version('fr')).not.toBe(await version('ja'))
  })
  test('an unknown page group is rejected with the field and the allowed values', async () => {
    const response = await ask('/api/lang/getLang?pages=secrets')
    expect(response.status).toBe(400)
    const [problem] = (await response.json()).data.problems
    expect(problem).toMatchObject({ field: 'pages' })
    expect(problem.problem).toContain('secrets')
  })
  test('all versions are answered where none is named (spec 7.2)', async () => {
    const versions = await aTestClient(shop.url).get(getVersions, {})
    expect(Object.keys(versions)).toEqual(['lang_version', 'banner_home', 'catalog'])
  })
})
