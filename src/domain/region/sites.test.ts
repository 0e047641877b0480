import { describe, expect, test } from 'vitest'
import { originOfSite, RESTRICTED_HOME, SITES, allowedOnRestricted, siteOfHost, type Site } from './sites.ts'

describe('the host says which shop it is (spec 1)', () => {
  test.each([
    ['vanda.example', 'sg'],
    ['www.vanda.example', 'sg'],
    ['localhost:4173', 'sg'],
    ['eu.localhost:4173', 'eu'],
    ['au.localhost:4173', 'au'],
    ['jp.vanda.example', 'jp'],
    ['EU.vanda.example', 'eu'],
    ['europe.example', 'sg'],
    ['www.eu.example', 'sg'],
    ['', 'sg'],
  ])('%s is %s', (host, site) => {
    expect(siteOfHost(host)).toBe(site)
  })

  test.each([
    ['sg', 'SGD', 'en-GB'],
    ['eu', 'EUR', 'es-ES'],
    ['au', 'AUD', 'en-GB'],
    ['jp', 'JPY', 'en-GB'],
  ] as const)('%s starts with %s and %s (spec 9.1)', (site, currency, locale) => {
    expect(SITES[site]).toMatchObject({ currency, locale })
    expect(SITES[site].currencies[0]).toBe(currency)
  })

  test('only the EU shop is restricted', () => {
    expect(Object.entries(SITES).filter(([, site]) => site.restricted)).toHaveLength(1)
    expect(SITES.eu.restricted).toBe(true)
  })
})

describe('pages of a restricted site (spec 2.3, 6)', () => {
  test.each([
    RESTRICTED_HOME,
    '/user/coupon',
    '/forgotPassword',
    '/user/dashboard',
    '/user/points',
    '/resetpwd',
    '/account/social',
    '/pages/our-story',
    '/fr/user/dashboard',
    '/en/pages/our-story',
    '/user/points/',
  ])('%s is shown', (page) => {
    expect(allowedOnRestricted(page)).toBe(true)
  })

  test.each([
    '/',
    '/fr',
    '/cart',
    '/checkout',
    '/user',
    '/user/orders/list',
    '/user/dashboard/x.css',
    '/products/silk-dress-AB12',
    '/account/register',
    '/pages',
    '/pages/',
    '/pages/a/b',
    '/pages/visit-appointment',
    '/pages/garment-size-guide',
    '/special/points',
    '/FORGOTPASSWORD',
  ])('%s is not', (page) => {
    expect(allowedOnRestricted(page)).toBe(false)
  })
})

describe('the address of another site', () => {
  test.for<[string, Site, Site, string]>([
    ['https://vanda.example', 'sg', 'eu', 'https://eu.vanda.example'],
    ['https://eu.vanda.example', 'eu', 'sg', 'https://vanda.example'],
    ['http://eu.localhost:4173', 'eu', 'jp', 'http://jp.localhost:4173'],
    ['http://localhost:4173', 'sg', 'sg', 'http://localhost:4173'],
  ])('from %s (%s) to %s: %s', ([origin, here, there, address]) => {
    expect(originOfSite(origin, here, there)).toBe(address)
  })
})
