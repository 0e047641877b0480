import type { ColourGroup } from '#contract/catalog/product.contract.ts'
import { croppedPicture } from '#domain/catalog/product-frame.ts'
import type { ScaledPicture } from '#domain/catalog/own-media.ts'
import type { ReviewVideo } from '#contract/catalog/reviews.contract.ts'

/** A film of a colour, as in the API; `cover` is an address without width and format. */
export interface Film {
  readonly url: string
  readonly cover: string
}

/** One item of a gallery. */
export interface GalleryPlace {
  /** The picture, the cover of the film or the first frame of the turn, without width and format. */
  readonly of: string
  readonly film?: Film
  /** Of a review. */
  readonly video?: ReviewVideo
  /** Frames of a turn. */
  readonly spin?: readonly string[]
  /** A close-up of the cloth; `of` is its middle. */
  readonly swatch?: ScaledPicture
}

type Shown = Pick<ColourGroup['color'], 'imageList' | 'videoList' | 'spin' | 'swatch'>

/** All places of a gallery: what moves stands after the first picture, the cloth at the end. */
export function galleryPlaces({ imageList, videoList, spin, swatch }: Shown): readonly GalleryPlace[] {
  const [first] = spin ?? []
  const moving: GalleryPlace[] = [
    ...(spin && first !== undefined ? [{ of: first, spin }] : []),
    ...videoList.map((film) => ({ of: film.cover, film })),
  ]
  return [
    ...withVideos<GalleryPlace>(
      imageList.map((of) => ({ of })),
      moving,
    ),
    ...(swatch ? [{ of: croppedPicture(swatch), swatch }] : []),
  ]
}

/** The number of the picture at a place: films, videos, turns and the cloth are not counted. */
export function pictureNumber(places: readonly GalleryPlace[], place: number): number {
  return places
    .slice(0, place + 1)
    .filter(({ film, video, spin, swatch }) => !film && !video && !spin && !swatch).length
}

/** The videos of a colour stand after its first picture (spec 2.10), and so does that of a review. */
export function withVideos<Item>(pictures: readonly Item[], videos: readonly Item[]): readonly Item[] {
  return [...pictures.slice(0, 1), ...videos, ...pictures.slice(1)]
}
