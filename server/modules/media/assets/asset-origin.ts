import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Services } from '../../../services/services.ts'
import { createPictureFiles } from '../picture-files.ts'

/** Where the originals of assets are. A hash must come from the table `asset`: no other text may name a file. */
export interface AssetOrigin {
  /** Rejects where the original is missing. */
  read(hash: string): Promise<Uint8Array>
  write(hash: string, bytes: Uint8Array): Promise<void>
  remove(hash: string): Promise<void>
}

/** Originals as files of the shop, below `MEDIA_DIR`. They cannot be made again: they belong into the backup. */
export function uploads({ MEDIA_DIR, DATA_DIR }: Services['env']): AssetOrigin {
  const folder = join(MEDIA_DIR ?? DATA_DIR, 'assets')
  const files = createPictureFiles(folder)
  return {
    read: (hash) => readFile(join(folder, hash)),
    write: (hash, bytes) => files.write(hash, bytes),
    remove: (hash) => rm(join(folder, hash), { force: true }),
  }
}
