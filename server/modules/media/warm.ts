import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from '../../services.ts'
import { garmentPicture } from '#domain/shelves/pictures.ts'
import { bannerPicture, heroPicture, pictureHash } from './addresses.ts'
import { BANNERS } from './banners.ts'
import { keepPicture } from './media.ts'

/** How many colours are drawn ahead; the others when somebody looks. */
const MOST_COLOURS = 1_000
const BREATH_MS = 25

/** Draws what the front of the shop shows, one picture at a time, behind whatever shoppers wait for. */
export async function warmPictures(services: Services, signal: AbortSignal): Promise<void> {
  for (const path of await frontPictures(services)) {
    if (signal.aborted) return
    try {
      if (await keepPicture(services, path)) await pause(BREATH_MS, undefined, { signal })
    } catch (error) {
      if (signal.aborted) return
      services.log.error('picture.failed', { path, error })
    }
  }
}

async function frontPictures({ store }: Services): Promise<string[]> {
  const colours = await store.db
    .selectFrom('colour')
    .innerJoin('product', 'product.id', 'colour.product_id')
    .select(['colour.pid', 'colour.drawing'])
    .where('product.listed', '=', 1)
    .orderBy('colour.position')
    .orderBy('product.rank')
    .limit(MOST_COLOURS)
    .execute()
  const of = (view: 'front' | 'back', width: number) =>
    colours.map(({ pid, drawing }) => `${garmentPicture(pid, pictureHash(drawing), view)}-${width}.avif`)
  return [
    `${heroPicture('wide')}-1280.avif`,
    `${heroPicture('tall')}-750.avif`,
    ...Object.keys(BANNERS).map((key) => `${bannerPicture(key)}-640.avif`),
    ...of('front', 360),
    ...of('front', 750),
    ...of('back', 360),
    ...of('back', 750),
  ]
}
