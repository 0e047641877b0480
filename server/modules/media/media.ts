import type { Services } from '../../services.ts'
import { readPicture } from './addresses.ts'
import { createPictureFiles } from './picture-files.ts'
import { createRenderPool } from './render-pool.ts'
import { subjectOf } from './subjects.ts'

export interface ServedPicture {
  readonly body: Uint8Array
  readonly type: `image/${string}`
  /** The address names this very picture and may be kept for ever. */
  readonly immutable: boolean
}

type Shop = Pick<Services, 'store' | 'env'>

/** The folder that holds `media/`. */
function folderOf({ MEDIA_DIR, DATA_DIR }: Shop['env']): string {
  return MEDIA_DIR ?? DATA_DIR
}

/** One pool for the process: two renderers are all that a small server can spare, whoever asks. */
const pool = createRenderPool()
const rendering = new Map<string, Promise<Uint8Array | undefined>>()

/** The picture of an address below /media/: kept, or rendered now. undefined when there is no such picture. */
export async function servePicture(shop: Shop, path: string): Promise<ServedPicture | undefined> {
  const picture = readPicture(path)
  if (!picture) return undefined
  const body = await pictureBytes(shop, path, true)
  return body && { body, type: `image/${picture.format}`, immutable: true }
}

/** Makes sure that a picture is kept; answers whether it had to be rendered. */
export async function keepPicture(shop: Shop, path: string): Promise<boolean> {
  if (await createPictureFiles(folderOf(shop.env)).read(path)) return false
  return (await pictureBytes(shop, path, false)) !== undefined
}

async function pictureBytes(shop: Shop, path: string, urgent: boolean): Promise<Uint8Array | undefined> {
  const kept = await createPictureFiles(folderOf(shop.env)).read(path)
  if (kept) return kept
  // Equal requests wait for one rendering.
  const key = `${folderOf(shop.env)} ${path}`
  const known = rendering.get(key)
  if (known) return known
  const made = render(shop, path, urgent).finally(() => rendering.delete(key))
  rendering.set(key, made)
  return made
}

async function render({ store, env }: Shop, path: string, urgent: boolean): Promise<Uint8Array | undefined> {
  const picture = readPicture(path)
  const subject = picture && (await subjectOf(store.db, picture))
  if (!picture || !subject) return undefined
  const { width, format } = picture
  const bytes = await pool.render({ subject, width, format }, urgent)
  await createPictureFiles(folderOf(env)).write(path, bytes)
  return bytes
}
