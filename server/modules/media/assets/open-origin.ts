import type { Services } from '../../../services/services.ts'
import { uploads, type AssetOrigin } from './asset-origin.ts'
import { createS3Origin } from './s3-origin.ts'

/** Where the originals are by the settings: a store of S3, else files of the shop. */
export function assetOrigin(env: Services['env']): AssetOrigin {
  const { ASSET_S3_URL: url, ASSET_S3_REGION: region, ASSET_S3_KEY_ID: keyId, ASSET_S3_SECRET: secret } = env
  return url !== undefined && region !== undefined && keyId !== undefined && secret !== undefined
    ? createS3Origin({ url, region, keyId, secret })
    : uploads(env)
}
