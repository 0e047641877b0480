import { FILM, FILM_WIDTH, garmentPicture, type View } from './source-views.ts'

/** Letters in the hash of a photograph; that of a picture of the source is shorter. */
const PHOTO_HASH_LETTERS = 22

/** Separates the hashes of a colour's photographs. */
export const BETWEEN_PHOTOS = ' '

/** Separates what a colour is shown by from the asset that shows it cut out. */
const BEFORE_CUTOUT = '~'

/**
 * What the pictures of a colour are known by: the hash of its key at the picture source, those of its photographs in order,
 * or `plainHash`; then that of its own cutout, where it has one.
 */
export interface PicturedColour {
  readonly pid: string
  readonly hash: string
}

/** Adds the asset that shows a colour cut out to what the colour is known by. */
export function withCutout(shown: string, cutout: string | undefined): string {
  return cutout === undefined ? shown : `${shown}${BEFORE_CUTOUT}${cutout}`
}

/** What a colour is shown by, without its cutout. */
function shownOf({ hash }: Pick<PicturedColour, 'hash'>): string {
  return hash.split(BEFORE_CUTOUT, 1)[0] ?? ''
}

/** Begins the hash of a colour that has no picture. */
const PLAIN = 'hex-'

/** What a colour without a picture is known by; `hex` is `#rrggbb`. */
export function plainHash(hex: string): string {
  return `${PLAIN}${hex.slice(1).toLowerCase()}`
}

/** Whether a colour is shown by the picture source, which has all its views. */
export function hasSourcePictures(colour: Pick<PicturedColour, 'hash'>): boolean {
  const shown = shownOf(colour)
  return shown.length < PHOTO_HASH_LETTERS && !shown.startsWith(PLAIN)
}

/** Addresses of a colour's pictures without width and format, the first one first; never none. */
export function picturesOfColour(colour: PicturedColour): readonly [string, ...string[]] {
  const shown = shownOf(colour)
  if (shown.startsWith(PLAIN)) return [`/media/c/${shown.slice(PLAIN.length)}`]
  if (hasSourcePictures(colour)) {
    const view = (of: View) => garmentPicture(colour.pid, shown, of)
    return [view('front'), view('back'), view('detail')]
  }
  const [first = '', ...others] = shown.split(BETWEEN_PHOTOS).map(assetPicture)
  return [first, ...others]
}

/** Address of a photograph of the owner as a product picture, without width and format. */
export function assetPicture(asset: string): string {
  return `/media/a/${asset}`
}

/** Address of the owner's cutout of a colour without width and format; undefined where there is none. */
export function ownCutout({ hash }: Pick<PicturedColour, 'hash'>): string | undefined {
  const cutout = hash.split(BEFORE_CUTOUT)[1]
  return cutout && `/media/t/${cutout}`
}

/** Address of a garment's film. */
export function garmentFilm(colour: PicturedColour): string {
  return `/media/p/${colour.pid}/${shownOf(colour)}/${FILM}-${FILM_WIDTH}.webm`
}
