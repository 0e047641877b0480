/** The sides a garment is pictured from, in the order a gallery shows them. */
export const VIEWS = ['front', 'back', 'detail'] as const
export type View = (typeof VIEWS)[number]

/** The garment on a hanger without a wall behind it, at the scale of all others; twice as high as wide. */
export const HANGING = 'hanging'

/** The same colour on a hanger, from the address of its front. A source without such pictures answers 404. */
export function hangingPicture(front: string): string {
  return front.replace(/front$/, HANGING)
}

/** The parts of the garment without a wall, to be laid on an outline; see `fitting-sheet.ts`. */
export const FITTING = 'fitting'

/** The same colour in its parts, from the address of its front. A source without such pictures answers 404. */
export function fittingPicture(front: string): string {
  return front.replace(/front$/, FITTING)
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

/** Address of a garment's film. */
export function garmentFilm(pid: string, hash: string): string {
  return `/media/p/${pid}/${hash}/${FILM}-${FILM_WIDTH}.webm`
}

/** The side that an address of a garment's picture shows; undefined for any other picture. */
export function viewOfPicture(address: string): View | undefined {
  return address.startsWith('/media/p/') ? VIEWS.find((view) => address.endsWith(`/${view}`)) : undefined
}
