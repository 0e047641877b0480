import { expect, test } from 'vitest'
import type { Site } from '#domain/region/language.ts'
import { pageInOwnLanguage } from './page-language.ts'

const NAVIGATES = { 'sec-fetch-mode': 'navigate' }

test.each<[what: string, Site, path: string, headers: Record<string, string>, to: string | undefined]>([
  ['a Japanese browser at the Japanese site', 'jp', '/', { 'accept-language': 'ja-JP,ja;q=0.9' }, '/ja'],
  ['the same deeper', 'jp', '/search/a.html?page=2', { 'accept-language': 'ja' }, '/ja/search/a.html?page=2'],
  ['an English browser there', 'jp', '/', { 'accept-language': 'en-GB,ja;q=0.5' }, undefined],
  ['who has chosen English there', 'jp', '/', { 'accept-language': 'ja', cookie: 'lang=en' }, undefined],
  ['a Japanese browser in Singapore', 'sg', '/', { 'accept-language': 'ja' }, undefined],
  ['who has chosen French and follows a plain link', 'sg', '/cart', { cookie: 'lang=fr' }, '/fr/cart'],
  [
    'who has chosen French and opens an address in Chinese',
    'sg',
    '/zh/cart',
    { cookie: 'lang=fr' },
    undefined,
  ],
  ['a language without words', 'sg', '/', { cookie: 'lang=de' }, undefined],
  ['a cookie that names none', 'sg', '/', { cookie: 'lang=//evil.example' }, undefined],
  ['no browser', 'jp', '/', { 'accept-language': 'ja', 'sec-fetch-mode': 'cors' }, undefined],
])('%s (decision 0033)', (...[, site, path, headers, to]) => {
  const url = new URL(path, 'http://shop.test')
  expect(pageInOwnLanguage(site, url, new Headers({ ...NAVIGATES, ...headers }))).toBe(to)
})
