/** A phone shows two of them at a time, a desktop all. */
export const MOST_COMPARED = 4

const SPU = /^[A-Za-z0-9]{1,32}$/

export interface Compared {
  readonly spus: readonly string[]
  /** The address names more than fit, or something that is no code. */
  readonly isCut: boolean
}

/** The pieces that an address compares: each once, and no more than fit. */
export function readCompared(text: string | number | undefined): Compared {
  const named = String(text ?? '')
    // The router escapes a comma.
    .split(/[.,]/)
    .map((code) => code.trim())
    .filter((code) => code !== '')
  const codes = [...new Set(named.filter((code) => SPU.test(code)))]
  const spus = codes.slice(0, MOST_COMPARED)
  return { spus, isCut: codes.length > spus.length || named.some((code) => !SPU.test(code)) }
}

/** The page that compares them. */
export function comparePath(spus: readonly string[]): string {
  return spus.length > 0 ? `/compare?spu=${spus.join('.')}` : '/compare'
}

/** The pieces with one added at the end or taken out; unchanged where no more fit. */
export function toggledPiece<Piece extends { readonly spu: string }>(
  pieces: readonly Piece[],
  piece: Piece,
): readonly Piece[] {
  if (pieces.some(({ spu }) => spu === piece.spu)) return pieces.filter(({ spu }) => spu !== piece.spu)
  return pieces.length < MOST_COMPARED ? [...pieces, piece] : pieces
}

/** Whether the known values of a row are not all alike; of a piece that could not be loaded nothing is known. */
export function differs(values: readonly (string | undefined)[]): boolean {
  return new Set(values.filter((value) => value !== undefined)).size > 1
}

interface SizedColour {
  readonly size: readonly { readonly size: string; readonly canBuy: boolean; readonly hidden: boolean }[]
}

/** Sizes that can be bought in some colour, in the order in which the colours list them. */
export function sizesToBuy(colours: readonly SizedColour[]): readonly string[] {
  const shown = colours.flatMap(({ size }) => size.filter(({ hidden }) => !hidden))
  const buyable = new Set(shown.filter(({ canBuy }) => canBuy).map(({ size }) => size))
  return [...new Set(shown.map(({ size }) => size))].filter((size) => buyable.has(size))
}
