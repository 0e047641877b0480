import { createHash } from 'node:crypto'
import { isPlayedByBrowsers, videoProblem } from '#domain/reviews/review-video.ts'
import type { Store } from '../../../db/open.ts'
import type { Tx } from '../../../db/schema/database.ts'
import { rewriteVideo } from '../../media/media.ts'
import { insertVideo } from '../../media/videos.ts'
import { placeMedia } from './place-photos.ts'

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
export function placeFilm(
  tx: Tx,
  { pid, film, now }: { readonly pid: string; readonly film: string | undefined; readonly now: number },
): Promise<void> {
  return placeMedia(tx, { pid, role: 'video', assets: film === undefined ? [] : [film], now })
}
