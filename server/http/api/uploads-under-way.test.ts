import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uploadImage } from '#contract/notices/uploads.contract.ts'
import { API_PREFIX, HEADERS } from '#contract/envelope.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { createUploads } from './uploads-under-way.ts'

const MB = 1024 * 1024
/** Work that ends when the test says so. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}
const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { reason?: string }) => error.reason,
  )

describe('S43: uploads under way', () => {
  test('are bounded by their bytes, and what has ended makes room', async () => {
    const run = createUploads()
    const { work, end } = held()
    const first = Array.from({ length: 6 }, (_, at) => run({ by: `m${at}`, bytes: 5 * MB }, work))
    expect(await reasonOf(run({ by: 'late', bytes: 5 * MB }, async () => {}))).toBe('unavailable')
    end()
    await Promise.all(first)
    expect(await reasonOf(run({ by: 'late', bytes: 5 * MB }, async () => {}))).toBe('done')
  })

  test('of one caller are read one after another, and a seventh is refused', async () => {
    const run = createUploads()
    const { work, end } = held()
    const begun: number[] = []
    const upload = (at: number) =>
      run({ by: 'm', bytes: MB }, () => {
        begun.push(at)
        return work()
      })
    const uploads = [0, 1, 2, 3, 4, 5].map(upload)
    expect(await reasonOf(upload(6))).toBe('unavailable')
    expect(begun).toEqual([0])
    end()
    await Promise.all(uploads)
    expect(begun).toEqual([0, 1, 2, 3, 4, 5])
    expect(await reasonOf(upload(7))).toBe('done')
  })

  test('that fail give their room back', async () => {
    const run = createUploads()
    for (let times = 0; times < 20; times++)
      await expect(
        run({ by: 'm', bytes: 20 * MB }, () => Promise.reject(new Error('broken'))),
      ).rejects.toThrow()
    expect(await reasonOf(run({ by: 'm', bytes: 20 * MB }, async () => {}))).toBe('done')
  })
})

describe('S43: a body without a right to upload', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await aShop('sqlite', { products: 5 })
  })
  afterAll(() => shop.close())

  /** Sends the head and the first bytes of an upload, and no more; gives what is answered. */
  function begin(length: string): Promise<string> {
    const { hostname, port } = new URL(shop.url)
    const head = [
      `POST ${API_PREFIX}${uploadImage.path} HTTP/1.1`,
      `host: ${hostname}:${port}`,
      `origin: ${shop.url}`,
      'sec-fetch-site: same-origin',
      `${HEADERS.app}: www`,
      'content-type: multipart/form-data; boundary=x',
      length,
    ]
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write(`${head.join('\r\n')}\r\n\r\n400\r\n--x`),
      )
      socket.setTimeout(5_000, () => socket.destroy(new Error('no answer before the body has arrived')))
      socket.once('error', reject)
      socket.once('data', (answer) => {
        socket.destroy()
        resolve(String(answer))
      })
    })
  }

  test('is refused before it has arrived', async () => {
    expect(await begin('content-length: 5000000')).toContain('"reason":"not-bought"')
  })
})
