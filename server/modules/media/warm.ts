import { setTimeout as pause } from 'node:timers/promises'
import { garmentPicture } from '#domain/catalog/source-views.ts'
import type { Services } from '../../services/services.ts'
import { HAS_SOURCE_PICTURES } from './assets/source-colours.ts'
import { bannerPicture, garmentHash, heroPicture } from './addresses.ts'
import { storePicture, nextPictures } from './media.ts'

/** How many colours are rendered with `WARM_PICTURES=all`. */
const MOST_COLOURS = 1_000
/** The pause after each picture, as a multiple of the time it took: a fifth of one core at most. */
const REST = 4
const SHORTEST_REST_MS = 25
const MAX_PAUSE_MS = 2_000

/**
 * Draws a little ahead of the users, one picture at a time with pauses, after the requested pictures
 * (decision 0027). With `WARM_PICTURES=all` it continues with the first
 * pages of the catalogue.
 */
export async function warmPictures(services: Services, signal: AbortSignal): Promise<void> {
  const ended = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  const others = services.env.WARM_PICTURES === 'all' ? await frontPictures(services) : []
  while (!signal.aborted) {
    const arrival = nextPictures.arrival()
    const path = nextPictures.take() ?? others.shift()
    if (path === undefined) await Promise.race([arrival, ended])
    else await renderAndRest(services, path, signal)
  }
}

async function renderAndRest(services: Services, path: string, signal: AbortSignal): Promise<void> {
  let took = 0
  try {
    const rendered = await storePicture(services, path)
    if (rendered === undefined) return
    took = rendered
  } catch (error) {
    services.log.error('picture.failed', { path, error })
  }
  const rest = Math.min(MAX_PAUSE_MS, Math.max(SHORTEST_REST_MS, took * REST))
  await pause(rest, undefined, { signal }).catch(() => {})
}

async function frontPictures({ store, pictures }: Services): Promise<string[]> {
  const colours = await store.db
    .selectFrom('colour')
    .innerJoin('product', 'product.id', 'colour.product_id')
    .select(['colour.pid', 'colour.picture_key'])
    .where('product.listed', '=', 1)
    .where(HAS_SOURCE_PICTURES)
    .orderBy('colour.position')
    .orderBy('product.rank')
    .limit(MOST_COLOURS)
    .execute()
  const of = (view: 'front' | 'back', width: number) =>
    colours.map(
      ({ pid, picture_key }) =>
        `${garmentPicture(pid, garmentHash(pictures, picture_key), view)}-${width}.avif`,
    )
  return [
    `${heroPicture(pictures, 'wide')}-1280.avif`,
    `${heroPicture(pictures, 'tall')}-750.avif`,
    ...pictures.banners.map((key) => `${bannerPicture(pictures, key)}-640.avif`),
    ...of('front', 360),
    ...of('front', 750),
    ...of('back', 360),
    ...of('back', 750),
  ]
}
