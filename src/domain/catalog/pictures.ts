/** The sides a garment is pictured from, in the order a gallery shows them. */
export const VIEWS = ['front', 'back', 'detail'] as const
export type View = (typeof VIEWS)[number]

/** The end of a front's address. */
const FRONT = /\/front$/

/** Another view of what a front shows; undefined for a photograph. */
function besideFront(front: string, view: string): string | undefined {
  return FRONT.test(front) ? front.replace(FRONT, `/${view}`) : undefined
}

/** The garment on a hanger without a wall behind it, at the scale of all others; twice as high as wide. */
export const HANGING = 'hanging'

/** The same colour on a hanger, from the address of its front; undefined for a photograph. */
export function hangingPicture(front: string): string | undefined {
  return besideFront(front, HANGING)
}

/** The parts of the garment without a wall, to be laid on an outline; see `fitting-sheet.ts`. */
export const FITTING = 'fitting'

/** The same colour in its parts, from the address of its front; undefined for a photograph. */
export function fittingPicture(front: string): string | undefined {
  return besideFront(front, FITTING)
}

/** A square of the garment's cloth, thread by thread, that meets itself at its edges; see `pictured-cloth.ts`. */
export const WEAVE = 'weave'

/** The garment in the wind, as a film. */
export const FILM = 'wind'
/** A film exists in this width alone, as WebM. */
export const FILM_WIDTH = 540

/** Address of a garment's picture without width and format: the client adds `-{width}.{avif|webp}`. */
export function garmentPicture(
  pid: string,
  hash: string,
  view: View | typeof HANGING | typeof FITTING | typeof WEAVE,
): string {
  return `/media/p/${pid}/${hash}/${view}`
}

/** Letters in the hash of a photograph; that of a drawing is shorter. */
const PHOTO_HASH_LETTERS = 22

/** Separates the hashes of a colour's photographs. */
export const BETWEEN_PHOTOS = ' '

/** What the pictures of a colour are known by: the hash of its drawing, those of its photographs in order, or `plainHash`. */
export interface PicturedColour {
  readonly pid: string
  readonly hash: string
}

/** Begins the hash of a colour that has no picture. */
const PLAIN = 'hex-'

/** What a colour without a picture is known by; `hex` is `#rrggbb`. */
export function plainHash(hex: string): string {
  return `${PLAIN}${hex.slice(1).toLowerCase()}`
}

/** Whether a colour is shown by drawings: only they have a film, a cloth and a hanger. */
export function isDrawn({ hash }: Pick<PicturedColour, 'hash'>): boolean {
  return hash.length < PHOTO_HASH_LETTERS && !hash.startsWith(PLAIN)
}

/** Addresses of a colour's pictures without width and format, the first one first; never none. */
export function picturesOfColour(colour: PicturedColour): readonly [string, ...string[]] {
  const { hash } = colour
  if (hash.startsWith(PLAIN)) return [`/media/c/${hash.slice(PLAIN.length)}`]
  if (isDrawn(colour)) {
    const drawn = (view: View) => garmentPicture(colour.pid, hash, view)
    return [drawn('front'), drawn('back'), drawn('detail')]
  }
  const [first = '', ...others] = hash.split(BETWEEN_PHOTOS).map((photo) => `/media/a/${photo}`)
  return [first, ...others]
}

/** Address of a garment's film. */
export function garmentFilm(pid: string, hash: string): string {
  return `/media/p/${pid}/${hash}/${FILM}-${FILM_WIDTH}.webm`
}

/** The side that an address of a garment's picture shows; undefined for any other picture. */
export function viewOfPicture(address: string): View | undefined {
  return address.startsWith('/media/p/') ? VIEWS.find((view) => address.endsWith(`/${view}`)) : undefined
}
