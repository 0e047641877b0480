import type { Store } from '../../../db/open.ts'
import type { Tx } from '../../../db/schema/database.ts'
import { transact } from '../../../db/transaction.ts'
import type { Services } from '../../../services/services.ts'
import { photosOf, placePhotos } from '../../catalog/photos/place-photos.ts'
import { addImage, type NewImage } from '../../media/assets/add-image.ts'
import { ImageRefused } from '../../media/assets/image-refused.ts'

export type PhotoServices = Pick<Services, 'env'> & { readonly store: Store }

/** Keeps a photograph as an asset; returns its hash, or why it is refused. */
export async function addPhoto(
  { env, store }: PhotoServices,
  image: NewImage,
): Promise<string | { readonly refused: string }> {
  try {
    return await addImage(store.db, { env }, image)
  } catch (error) {
    if (error instanceof ImageRefused) return { refused: error.message }
    throw error
  }
}

interface ColourPhotos {
  readonly pid: string
  readonly assets: readonly string[]
  readonly now: number
  /** Runs in the same transaction, also when the photographs stay the same. */
  note?(tx: Tx): Promise<void>
}

/** Places these photographs on a colour. Returns false when the colour has exactly these already, or none are given. */
export async function showColour(
  { store }: Pick<PhotoServices, 'store'>,
  { pid, assets, now, note }: ColourPhotos,
): Promise<boolean> {
  return transact(store, async (tx) => {
    const before = await photosOf(tx, pid)
    const isChanged = assets.length > 0 && [...new Set(assets)].join() !== before.join()
    if (isChanged) await placePhotos(tx, { pid, assets, now })
    await note?.(tx)
    return isChanged
  })
}
