import { expect, test } from 'vitest'
import { ARRIVAL_COOKIES, ARRIVAL_FIELDS, storedArrival } from './arrival.ts'

const SHOP = 'https://shop.example/fr/products/dress-AB12'
const DAY_S = 86_400

interface Row {
  readonly query?: string
  readonly referrer?: string
  readonly cookies?: Readonly<Record<string, readonly [value: string, days: number | undefined]>>
  readonly inviteCode?: string
}

const ROWS: readonly (Row & { readonly why: string })[] = [
  { why: 'an ordinary address', query: 'sku=AB12-S&page=2' },
  { why: 'an affiliate’s link', query: 'IM_REF=c1.d~2', cookies: { IM_REF: ['c1.d~2', 30] } },
  { why: 'an affiliate’s link without its id', query: 'IM_REF=%20' },
  { why: 'an id too long for a cookie', query: `IM_REF=${'x'.repeat(201)}` },
  {
    why: 'a network named as the source',
    query: 'utm_source=Facebook',
    cookies: { user_from_facebook: ['1', 365] },
  },
  { why: 'its click id alone', query: 'fbclid=IwAR0', cookies: { user_from_facebook: ['1', 365] } },
  {
    why: 'its click id, however long',
    query: `fbclid=${'x'.repeat(300)}`,
    cookies: { user_from_facebook: ['1', 365] },
  },
  { why: 'a source that is no network of ours', query: 'utm_source=newsletter&refer=facebook' },
  { why: 'the network that names itself', query: 'refer=tiktok', cookies: { user_from_tiktok: ['1', 365] } },
  { why: 'an invitation', query: 'invite_code=VIP-7', inviteCode: 'VIP-7' },
  {
    why: 'all of them',
    query: 'IM_REF=c1&fbclid=1&refer=tiktok&invite_code=VIP',
    cookies: { IM_REF: ['c1', 30], user_from_facebook: ['1', 365], user_from_tiktok: ['1', 365] },
    inviteCode: 'VIP',
  },
  {
    why: 'a page of another site, without its query',
    referrer: 'https://blog.example/silk/care?mail=me@x.example#top',
    cookies: { referrer_path: ['blog.example/silk/care', undefined] },
  },
  { why: 'a page of this site', referrer: 'https://shop.example/cart' },
  { why: 'an app that is no page', referrer: 'android-app://com.example/' },
]

test.each(ROWS)(
  '$why leaves what spec 9.3 names',
  ({ query = '', referrer: from, cookies = {}, inviteCode }) => {
    const referrer = from === undefined ? undefined : new URL(from)
    const address = new URL(`${SHOP}?${query}`)
    const stored = storedArrival({ address, referrer, isKiosk: false, isPrivate: false })
    expect(
      Object.fromEntries(stored.cookies.map(({ name, value, maxAge }) => [name, [value, maxAge]])),
    ).toEqual(
      Object.fromEntries(
        Object.entries(cookies).map(([name, [value, days]]) => [name, [value, days && days * DAY_S]]),
      ),
    )
    expect(stored.inviteCode).toBe(inviteCode)
    // Withdrawn consent deletes them by their names.
    expect(ARRIVAL_COOKIES).toEqual(expect.arrayContaining(Object.keys(cookies)))
    // Global Privacy Control is about tracking: the code of a friend is what the user has asked for.
    expect(storedArrival({ address, referrer, isKiosk: false, isPrivate: true })).toEqual({
      cookies: [],
      inviteCode,
    })
    const nothing = { cookies: [], inviteCode: undefined }
    expect(storedArrival({ address, referrer, isKiosk: true, isPrivate: false })).toEqual(nothing)
    expect(storedArrival({ address, referrer, isKiosk: true, isPrivate: true })).toEqual(nothing)
  },
)

test('every field that is read is kept by a redirect (spec 9.3)', () => {
  expect(ARRIVAL_FIELDS.toSorted()).toEqual(['IM_REF', 'fbclid', 'invite_code', 'refer', 'utm_source'])
})
