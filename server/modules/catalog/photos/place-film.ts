import { createHash } from 'node:crypto'
import { isPlayedByBrowsers, videoProblem } from '#domain/reviews/review-video.ts'
import type { Store } from '../../../db/open.ts'
import type { Tx } from '../../../db/schema/database.ts'
import { rewriteVideo } from '../../media/media.ts'
import { insertVideo } from '../../media/videos.ts'
import { markChanged } from '../catalog.commands.ts'

const FILM = 'video'
const HASH_LETTERS = 22

/** Why a file is not taken as a film; the words are for the owner. */
export class FilmRefused extends Error {
  override readonly name = 'FilmRefused'
}

/**
 * Keeps a film of the owner, rewritten without what the camera has noted, and returns its hash. Throws `FilmRefused`. It reads
 * for up to seconds: call it before a transaction, not in one.
 */
export async function addFilm(store: Store, upload: Uint8Array, now: number): Promise<string> {
  if (videoProblem({ size: upload.length, seconds: undefined }) !== undefined)
    throw new FilmRefused('it is larger than 30 MB.')
  const { bytes, kind, seconds } = await rewriteVideo(upload).catch(() => {
    throw new FilmRefused('it cannot be read as MP4, MOV or WebM.')
  })
  if (!isPlayedByBrowsers(kind)) throw new FilmRefused('browsers do not play AVI. Save it as MP4.')
  if (videoProblem({ size: bytes.length, seconds }) !== undefined)
    throw new FilmRefused('it is longer than a minute.')
  const hash = createHash('sha256').update(upload).digest('base64url').slice(0, HASH_LETTERS)
  const film = { hash, kind, milliseconds: Math.round(seconds * 1_000), bytes, shopper: null, kept_at: now }
  if (!(await insertVideo(store, film)))
    throw new FilmRefused('it was deleted in this very moment. Try again.')
  return hash
}

/** Shows a colour by this film, or by none, and has every node read its product again. */
export async function placeFilm(
  tx: Tx,
  { pid, film, now }: { readonly pid: string; readonly film: string | undefined; readonly now: number },
): Promise<void> {
  await tx.deleteFrom('product_media').where('pid', '=', pid).where('role', '=', FILM).execute()
  if (film !== undefined)
    await tx.insertInto('product_media').values({ pid, role: FILM, position: 0, asset: film }).execute()
  const colour = await tx.selectFrom('colour').select('product_id').where('pid', '=', pid).executeTakeFirst()
  if (colour) await markChanged(tx, [colour.product_id], now)
}
