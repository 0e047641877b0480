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

/** The side that an address of a garment's picture shows; undefined for any other picture. */
export function viewOfPicture(address: string): View | undefined {
  return address.startsWith('/media/p/') ? VIEWS.find((view) => address.endsWith(`/${view}`)) : undefined
}
