import type { ReviewVideo } from '#contract/catalog/reviews.contract.ts'

/** A film of a colour, as in the API; `cover` is an address without width and format. */
export interface Film {
  readonly url: string
  readonly cover: string
}

/** One item of a gallery. */
export interface GalleryPlace {
  /** The picture, or the cover of the film, without width and format. */
  readonly of: string
  readonly film?: Film
  /** Of a review. */
  readonly video?: ReviewVideo
}

/** All places of a gallery. */
export function galleryPlaces(pictures: readonly string[], films: readonly Film[]): readonly GalleryPlace[] {
  return withVideos<GalleryPlace>(
    pictures.map((of) => ({ of })),
    films.map((film) => ({ of: film.cover, film })),
  )
}

/** The number of the picture at a place: films and videos are not counted. */
export function pictureNumber(places: readonly GalleryPlace[], place: number): number {
  return places.slice(0, place + 1).filter(({ film, video }) => !film && !video).length
}

/** The videos of a colour stand after its first picture (spec 2.10), and so does that of a review. */
export function withVideos<Item>(pictures: readonly Item[], videos: readonly Item[]): readonly Item[] {
  return [...pictures.slice(0, 1), ...videos, ...pictures.slice(1)]
}
