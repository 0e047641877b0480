/** The sides a garment is pictured from, in the order a gallery shows them. */
export const VIEWS = ['front', 'back', 'detail'] as const
export type View = (typeof VIEWS)[number]

/** The end of a front's address. */
const FRONT = /\/front$/

/** Another view of what a front of the picture source shows; undefined for a photograph. */
function besideFront(front: string, view: string): string | undefined {
  return FRONT.test(front) ? front.replace(FRONT, `/${view}`) : undefined
}

/** The garment on a hanger, transparent around it, at the scale of all others; twice as high as wide. */
export const CUTOUT = 'cutout'

/** The same colour on a hanger, from the address of its front; undefined for a photograph. */
export function cutoutPicture(front: string): string | undefined {
  return besideFront(front, CUTOUT)
}

/** The parts of the garment laid flat, transparent around them, to be laid on an outline; see `flat-sheet.ts`. */
export const FLAT = 'flat'

/** The same colour in its parts, from the address of its front; undefined for a photograph. */
export function flatPicture(front: string): string | undefined {
  return besideFront(front, FLAT)
}

/** A close-up of the garment's cloth: a square that meets itself at its edges; see `pictured-cloth.ts`. */
export const SWATCH = 'swatch'

/** The garment as a film. */
export const FILM = 'video'
/** A film exists in this width alone, as WebM. */
export const FILM_WIDTH = 540

/** Address of a garment's picture without width and format: the client adds `-{width}.{avif|webp}`. */
export function garmentPicture(
  pid: string,
  hash: string,
  view: View | typeof CUTOUT | typeof FLAT | typeof SWATCH,
): string {
  return `/media/p/${pid}/${hash}/${view}`
}

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

function partsOf({ hash }: Pick<PicturedColour, 'hash'>) {
  const [shown = '', cutout] = hash.split(BEFORE_CUTOUT)
  return { shown, cutout }
}

/** Begins the hash of a colour that has no picture. */
const PLAIN = 'hex-'

/** What a colour without a picture is known by; `hex` is `#rrggbb`. */
export function plainHash(hex: string): string {
  return `${PLAIN}${hex.slice(1).toLowerCase()}`
}

/** Whether a colour is shown by the picture source, which has all its views. */
export function hasSourcePictures(colour: Pick<PicturedColour, 'hash'>): boolean {
  const { shown } = partsOf(colour)
  return shown.length < PHOTO_HASH_LETTERS && !shown.startsWith(PLAIN)
}

/** Addresses of a colour's pictures without width and format, the first one first; never none. */
export function picturesOfColour(colour: PicturedColour): readonly [string, ...string[]] {
  const { shown } = partsOf(colour)
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
export function ownCutout(colour: Pick<PicturedColour, 'hash'>): string | undefined {
  const { cutout } = partsOf(colour)
  return cutout === undefined ? undefined : `/media/t/${cutout}`
}

/** Address of a garment's film. */
export function garmentFilm({ pid, hash }: PicturedColour): string {
  const { shown } = partsOf({ hash })
  return `/media/p/${pid}/${shown}/${FILM}-${FILM_WIDTH}.webm`
}

/** The side that an address of a garment's picture shows; undefined for any other picture. */
export function viewOfPicture(address: string): View | undefined {
  return address.startsWith('/media/p/') ? VIEWS.find((view) => address.endsWith(`/${view}`)) : undefined
}
