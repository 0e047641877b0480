import { constants } from 'node:os'
import type { Reader } from '../../db/schema/database.ts'
import type { Services } from '../../services/services.ts'
import { FILM } from '#domain/catalog/source-views.ts'
import { PREVIEW_WIDTH } from '#contract/picture-widths.ts'
import type { PictureFormat, PictureSubject } from '../../providers/pictures/picture-source.ts'
import {
  readPhotoAddress,
  readPicture,
  readPlainAddress,
  type PlainColour,
  type Picture,
} from './addresses.ts'
import { readAssetAddress, readCutoutPair } from './assets/asset-addresses.ts'
import { plainTask } from './assets/plain-picture.ts'
import { firstPhoto, pairTaskOf, shortHash, variantOf } from './assets/variant-of.ts'
import type { RenderTask } from './render-task.ts'
import { createNextPictures, picturesAfter } from './next-pictures.ts'
import { createPictureFiles } from './picture-files.ts'
import { createRenderPool, type RenderPool } from './render-pool.ts'
import { isGuideCode, photoBytes, subjectOf } from './media.queries.ts'
import type { VariantTask } from './assets/make-variant.ts'
import type { Examined } from './assets/examine-image.ts'
import type { EncodedPhoto } from './encode-photo.ts'
import type { RewrittenVideo } from './rewritten-video.ts'

export interface ServedPicture {
  readonly body: Uint8Array
  readonly type: `image/${string}` | 'video/webm'
}

type Shop = Pick<Services, 'store' | 'env' | 'pictures' | 'log'>

/** The folder that holds `media/`. */
function folderOf({ MEDIA_DIR, DATA_DIR }: Shop['env']): string {
  return MEDIA_DIR ?? DATA_DIR
}

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority
/** Two pictures at a time are all that a small server can spare. */
const requested = createRenderPool({ most: 2, priority: PRIORITY_BELOW_NORMAL })
/** Pictures ahead have a process of their own, so that a requested one never waits for them. */
const ahead = createRenderPool({ most: 1, priority: PRIORITY_LOW })
/** One at a time: a video is held in memory as a whole while it is rewritten. */
const videos = createRenderPool({ most: 1, priority: PRIORITY_BELOW_NORMAL })
/** A film takes seconds, so films have a process of their own, too: no picture waits for them. */
const films = createRenderPool({ most: 1, priority: PRIORITY_BELOW_NORMAL })
/** The queue of `warmPictures`. */
export const nextPictures = createNextPictures()
const rendering = new Map<string, Promise<Uint8Array | undefined>>()

/** The picture of an address below /media/, from the folder or rendered now; undefined for an unknown address. */
export async function servePicture(shop: Shop, path: string): Promise<ServedPicture | undefined> {
  const photo = readPhotoAddress(path)
  if (photo) return servePhoto(shop.store.db, photo)
  const asset = readAssetAddress(path)
  if (asset) return serveAsset(shop, path, { ...asset, task: await variantOf(shop, asset) })
  const pair = readCutoutPair(path)
  if (pair) return serveAsset(shop, path, { ...pair, task: await pairTaskOf(shop, pair) })
  const plain = readPlainAddress(path)
  if (plain) return servePlain(shop, path, plain)
  const picture = readPicture(path)
  if (!picture) return undefined
  const known = await createPictureFiles(folderOf(shop.env)).read(path)
  const body = known ?? (await pictureBytes(shop, path))
  // A picture that had to be rendered has neighbours that are not rendered either.
  if (!known && body) nextPictures.add(picturesAfter(path, picture))
  return body && { body, type: picture.kind === 'film' ? 'video/webm' : `image/${picture.format}` }
}

interface AssetPicture {
  readonly format: PictureFormat
  /** Undefined without a row: it is read each time, so that a removed picture is gone at once. */
  readonly task: (() => Promise<VariantTask>) | undefined
}

async function serveAsset(
  shop: Shop,
  path: string,
  { format, task }: AssetPicture,
): Promise<ServedPicture | undefined> {
  if (!task) return undefined
  const known = await createPictureFiles(folderOf(shop.env)).read(path)
  const body = known ?? (await once(shop, path, async () => requested.makeVariant(await task())))
  return body && { body, type: `image/${format}` }
}

async function servePlain(shop: Shop, path: string, plain: PlainColour): Promise<ServedPicture | undefined> {
  const make = async () => {
    const task = await plainTask(shop.store.db, plain)
    return task && requested.makeVariant(task)
  }
  const known = await createPictureFiles(folderOf(shop.env)).read(path)
  const body = known ?? (await once(shop, path, make))
  return body && { body, type: `image/${plain.format}` }
}

/** Read from the database each time: a deleted photo is gone at once. */
async function servePhoto(
  db: Reader,
  photo: NonNullable<ReturnType<typeof readPhotoAddress>>,
): Promise<ServedPicture | undefined> {
  const body = await photoBytes(db, photo)
  return body && { body, type: 'image/webp' }
}

/** Decodes an upload in another process and encodes it without its metadata; throws for what is no photo. */
export function encodePhoto(upload: Uint8Array): Promise<EncodedPhoto> {
  return requested.encode(upload)
}

/** Decodes a photograph of the owner in another process. */
export function examineImage(image: Uint8Array): Promise<Examined> {
  return requested.examine(image)
}

/** Rewrites an uploaded video in another process, with its frames and sound alone; throws for what is no video. */
export function rewriteVideo(upload: Uint8Array): Promise<RewrittenVideo> {
  return videos.rewrite(upload)
}

/**
 * Renders a missing picture ahead, once no requested one is in progress; returns the milliseconds it took. A request
 * for the same picture does not wait for it: the picture is rendered again, at the priority of requests.
 */
export async function storePicture(shop: Shop, path: string): Promise<number | undefined> {
  await requested.quiet()
  if (await createPictureFiles(folderOf(shop.env)).read(path)) return undefined
  const begun = performance.now()
  return (await stored(shop, path, () => rendered(shop, path, ahead))) && performance.now() - begun
}

async function pictureBytes(shop: Shop, path: string): Promise<Uint8Array | undefined> {
  const pool = readPicture(path)?.kind === 'film' ? films : requested
  return once(shop, path, () => rendered(shop, path, pool))
}

/** Equal requests wait for one rendering, which is stored then. */
async function once(
  shop: Shop,
  path: string,
  make: () => Promise<Uint8Array | undefined>,
): Promise<Uint8Array | undefined> {
  const key = `${folderOf(shop.env)} ${path}`
  const known = rendering.get(key)
  if (known) return known
  const made = stored(shop, path, make).finally(() => rendering.delete(key))
  rendering.set(key, made)
  return made
}

/** A guide's picture has the size of link previews. */
function taskOf(picture: Picture, subject: PictureSubject): Omit<RenderTask, 'renderer'> {
  if (picture.kind === 'guide')
    return { job: { subject, view: 'front', width: PREVIEW_WIDTH, format: 'webp' }, code: picture.code }
  const { width, format } = picture
  return { job: { subject, view: viewOf(picture), width, format } }
}

function viewOf(picture: Picture): RenderTask['job']['view'] {
  if (picture.kind === 'film') return FILM
  return picture.kind === 'garment' ? picture.view : 'front'
}

async function rendered(shop: Shop, path: string, pool: RenderPool): Promise<Uint8Array | undefined> {
  const { store, pictures } = shop
  const picture = readPicture(path)
  const subject = picture && (await subjectOf(store.db, pictures, picture))
  if (picture?.kind === 'guide' && !subject) return guidePhoto(shop, picture, pool)
  if (!picture || !subject) return undefined
  return pool.render({ ...taskOf(picture, subject), renderer: pictures.renderer.href })
}

/** A guide's picture of a colour with photographs. */
async function guidePhoto(
  shop: Shop,
  { pid, hash, code }: Extract<Picture, { kind: 'guide' }>,
  pool: RenderPool,
): Promise<Uint8Array | undefined> {
  const { db } = shop.store
  const asset = await firstPhoto(db, pid)
  if (asset === undefined || shortHash(asset) !== hash || !(await isGuideCode(db, code))) return undefined
  const task = await variantOf(shop, {
    hash: asset,
    framing: 'product',
    width: PREVIEW_WIDTH,
    format: 'webp',
  })
  return task && pool.makeVariant({ ...(await task()), code })
}

async function stored(
  { env, log }: Shop,
  path: string,
  make: () => Promise<Uint8Array | undefined>,
): Promise<Uint8Array | undefined> {
  const bytes = await make()
  if (!bytes) return undefined
  try {
    await createPictureFiles(folderOf(env)).write(path, bytes)
  } catch (error) {
    // The folder is a cache: on a full disk the picture is served and rendered again next time.
    log.error('picture.unsaved', { path, error })
  }
  return bytes
}
