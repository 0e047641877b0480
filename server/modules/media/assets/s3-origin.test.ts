import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anS3Store, authorizationOf, S3_KEY } from '#tests/world/shops/s3-store.ts'
import { createS3Origin } from './s3-origin.ts'

/** Answers in the form that Amazon documents. */
const SLOW_DOWN = {
  status: 503,
  body: '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message><RequestId>ZRS4ZS6YBZB7PMZY</RequestId><HostId>kk8y=</HostId></Error>',
}
const NO_SUCH_KEY = {
  status: 404,
  body: '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message><Key>hash</Key><RequestId>7P3PKTDP1J9R7AK3</RequestId><HostId>x5Iu=</HostId></Error>',
}
const HASH = 'kZ3_qk-AAAAAAAAAAAAAAA'
const BYTES = new Uint8Array([0xff, 0xd8, 0, 1, 2, 3])

test("the store of these tests signs AWS' own example as AWS does", () => {
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
  }
  const key = {
    region: 'us-east-1',
    keyId: 'AKIAIOSFODNN7EXAMPLE',
    secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  }
  expect(authorizationOf({ method: 'GET', path: '/test.txt', headers }, key, Object.keys(headers))).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  )
})

describe('originals in a store of S3', () => {
  let store: Awaited<ReturnType<typeof anS3Store>>
  beforeAll(async () => {
    store = await anS3Store()
  })
  beforeEach(() => {
    store.objects.clear()
    store.requests.length = 0
  })
  afterAll(() => store.close())

  const origin = (change: Partial<Parameters<typeof createS3Origin>[0]> = {}, attempt = 20_000) =>
    createS3Origin({ url: store.url, ...S3_KEY, ...change }, { attempt, pause: 1 })

  test('are written, read and removed, each request with a right signature', async () => {
    await origin().write(HASH, BYTES)
    expect(await origin().read(HASH)).toEqual(BYTES)
    await origin().remove(HASH)
    expect(store.objects.size).toBe(0)
    expect(store.requests).toEqual(
      ['PUT', 'GET', 'DELETE'].map((method) => `${method} /vanda-assets/${HASH}`),
    )
  })

  test('one that is missing rejects as a missing file does, at once, and is removed without a complaint', async () => {
    await expect(origin().read(HASH)).rejects.toMatchObject({ code: 'ENOENT' })
    store.answer(NO_SUCH_KEY)
    await expect(origin().read(HASH)).rejects.toMatchObject({ code: 'ENOENT' })
    store.answer(NO_SUCH_KEY)
    await origin().remove(HASH)
    expect(store.requests).toHaveLength(3)
  })

  test.each([
    ['a store that asks to slow down', SLOW_DOWN],
    ['a connection that breaks off', 'reset'],
  ] as const)('%s is tried three times', async (_, answer) => {
    store.answer(answer, answer)
    await origin().write(HASH, BYTES)
    expect([store.requests.length, [...(store.objects.get(HASH) ?? [])]]).toEqual([3, [...BYTES]])
  })

  test.each([
    ['write', () => origin().write(HASH, BYTES)],
    ['read', () => origin().read(HASH)],
    ['remove', () => origin().remove(HASH)],
  ])('after the third answer that the store is too slow, %s rejects and names it', async (_, work) => {
    store.answer(SLOW_DOWN, SLOW_DOWN, SLOW_DOWN)
    await expect(work()).rejects.toThrow(/answered with 503 SlowDown$/)
    expect(store.requests).toHaveLength(3)
  })

  test('a store that does not answer is given up after its time, three times', async () => {
    store.answer('hang', 'hang', 'hang')
    await expect(origin({}, 50).read(HASH)).rejects.toMatchObject({
      message: expect.stringContaining('has no answer'),
      cause: { name: 'TimeoutError' },
    })
    expect(store.requests).toHaveLength(3)
  })

  test.each([
    ['a wrong secret', { secret: 'wrong' }, '403 SignatureDoesNotMatch'],
    ['a wrong region', { region: 'us-east-1' }, '403 SignatureDoesNotMatch'],
  ])('%s is refused, and not tried again', async (_, change, words) => {
    await expect(origin(change).write(HASH, BYTES)).rejects.toThrow(words)
    expect([store.requests.length, store.objects.size]).toEqual([1, 0])
  })

  test('a bucket that is missing is no missing original', async () => {
    const elsewhere = origin({ url: `${store.origin}/elsewhere` })
    await expect(elsewhere.read(HASH)).rejects.toThrow('404 NoSuchBucket')
    await expect(elsewhere.remove(HASH)).rejects.toThrow('404 NoSuchBucket')
  })

  test('a redirect is not followed', async () => {
    store.answer({ status: 307 })
    await expect(origin().read(HASH)).rejects.toThrow('answered with 307')
  })
})
