import { FILM, FILM_WIDTH, VIEWS } from '#domain/catalog/source-views.ts'
import { PREVIEW_WIDTH } from '#contract/picture-widths.ts'
import type { Picture } from './addresses.ts'

const MOST_WAITING = 12

/**
 * Pictures that a client will probably request next: after a card its other side, shown on hover, and the product
 * page's picture; after a product page the other views and the film.
 */
export function picturesAfter(path: string, picture: Picture): string[] {
  if (picture.kind !== 'garment' || picture.view !== 'front') return []
  const at = (view: string, width: number) =>
    path.replace(/front-\d+\.(\w+)$/, (_, format: string) => `${view}-${width}.${format}`)
  if (picture.width >= PREVIEW_WIDTH)
    return [
      ...VIEWS.filter((view) => view !== 'front').map((view) => at(view, picture.width)),
      path.replace(/front-\d+\.\w+$/, `${FILM}-${FILM_WIDTH}.webm`),
    ]
  return [at('back', picture.width), at('front', PREVIEW_WIDTH)]
}

/** Pictures to draw ahead: the newest first, because its user is still there; the oldest is dropped. */
export function createNextPictures() {
  let waiting: string[] = []
  let arrived = Promise.withResolvers<void>()

  return {
    add(paths: readonly string[]): void {
      if (paths.length === 0) return
      waiting = [...waiting.filter((known) => !paths.includes(known)), ...paths.toReversed()].slice(
        -MOST_WAITING,
      )
      arrived.resolve()
      arrived = Promise.withResolvers()
    },
    take: (): string | undefined => waiting.pop(),
    /** Resolves at the next addition. */
    arrival: (): Promise<void> => arrived.promise,
  }
}
