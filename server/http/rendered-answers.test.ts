import { afterAll, beforeAll, expect, test } from 'vitest'
import { encodeFields, fillPath } from '#contract/encoding.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { API_PREFIX, HEADERS, type Envelope } from '#contract/envelope.ts'
import { createApp } from '#server/app.ts'
import { addressesOf } from '#tests/world/requests/every-page.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { loadApp } from './app-build.ts'
import { DIST } from '../../scripts/project-root.ts'

interface Answered {
  readonly endpoint: AnyEndpoint
  readonly input: Readonly<Record<string, unknown>>
  readonly envelope: Envelope<unknown>
}

/** The production build; records the responses that a page was rendered from. */
let shop: Shop
let answered: Answered[] = []
beforeAll(async () => {
  const build = await loadApp(DIST)
  const renderPage: typeof build.renderPage = (job) =>
    build.renderPage({
      ...job,
      async answer(endpoint, input) {
        const envelope = await job.answer(endpoint, input)
        answered.push({ endpoint, input: input as Answered['input'], envelope })
        return envelope
      },
    })
  shop = await aShop('sqlite', { make: (services) => createApp(services, { ...build, renderPage }) })
})
afterAll(async () => {
  await shop.close()
})

/** The same call over HTTP, whose header alone names the language. */
async function askWithPrefix({ endpoint, input }: Answered, prefix: string): Promise<unknown> {
  const { path, rest } = fillPath(endpoint, input)
  const fields = new URLSearchParams(encodeFields(rest))
  fields.delete('lang')
  const response = await fetch(`${shop.url}${API_PREFIX}${path}?${fields}`, {
    headers: { [HEADERS.app]: 'www', [HEADERS.urlPrefix]: prefix, cookie: prefix && 'lang=zh-CN' },
  })
  return ((await response.json()) as Envelope<unknown>).data
}

/** Without the time of the response. */
const timeless = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data, (name, value: unknown) => (name === 'asOf' ? 0 : value)))

test.each(['', 'fr', 'ja', 'zh'])(
  'a page under "%s" is rendered from what the API answers to its first path segment as Url-Prefix (spec 7.1)',
  async (prefix) => {
    const pages = Object.values(await addressesOf(shop.url))
    answered = []
    for (const page of pages)
      await fetch(`${shop.url}${prefix && `/${prefix}`}${page}`, { redirect: 'manual' })
    const seen = [...answered]
    expect(new Set(seen.map(({ endpoint }) => endpoint.path)).size).toBeGreaterThan(6)
    for (const one of seen)
      expect(timeless(await askWithPrefix(one, prefix)), one.endpoint.path).toEqual(
        timeless(one.envelope.data),
      )
  },
)
