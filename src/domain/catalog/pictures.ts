/** The sides a garment is pictured from, in the order a gallery shows them. */
export const VIEWS = ['front', 'back', 'detail'] as const
export type View = (typeof VIEWS)[number]

/** All steps of a garment's turn in one picture (`turn.ts`); no gallery shows it as it is. */
export const TURN = 'turn'

/** Address of a garment's picture without width and format: the client adds `-{width}.{avif|webp}`. */
export function garmentPicture(pid: string, hash: string, view: View | typeof TURN): string {
  return `/media/p/${pid}/${hash}/${view}`
}
