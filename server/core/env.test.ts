import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const STORE = {
  ASSET_S3_URL: 'https://s3.eu-central-1.amazonaws.com/vanda-assets/',
  ASSET_S3_REGION: 'eu-central-1',
  ASSET_S3_KEY_ID: 'AKID',
  ASSET_S3_SECRET: 'secret',
}

test('a store of photographs has all its settings, or none', () => {
  expect(readEnv({}).ASSET_S3_URL).toBeUndefined()
  expect(readEnv(STORE).ASSET_S3_URL).toBe('https://s3.eu-central-1.amazonaws.com/vanda-assets')
  expect(() => readEnv({ ...STORE, ASSET_S3_SECRET: '' })).toThrow(
    'ASSET_S3_SECRET: missing; ASSET_S3_URL, ASSET_S3_REGION, ASSET_S3_KEY_ID, ASSET_S3_SECRET are set together or not at all',
  )
  expect(() => readEnv({ ASSET_S3_SECRET: 'secret' })).toThrow(
    'ASSET_S3_URL, ASSET_S3_REGION, ASSET_S3_KEY_ID: missing',
  )
})

test.each([
  's3.example/bucket',
  'https://s3.example',
  'https://s3.example/',
  'https://a:b@s3.example/b',
  'https://s3.example/b?x',
])('the address %s names no bucket', (url) =>
  expect(() => readEnv({ ...STORE, ASSET_S3_URL: url })).toThrow(
    'ASSET_S3_URL: must be the address of a bucket',
  ),
)
