import type { CachedPart } from './part-cache.ts'

/** A part in the place of its mark in the page's HTML. */
interface PlacedPart {
  readonly part: CachedPart
  readonly id: string
}

export interface PageMarkup {
  /** The `html` element as React has rendered it, with a mark for each part (src/app/part-renderer.ts). */
  readonly html: string
  readonly parts: readonly PlacedPart[]
}

export interface PageAdditions {
  /** At the end of the head. */
  readonly head: Buffer
  /** At the end of the body. */
  readonly scripts: string
}

type Piece = string | Buffer

export const PART_MARK = /<!--part (\d+)-->/g

/** The whole page, encoded once: what many pages share is copied as bytes, and no text of the whole page is made. */
export function pageBody({ html, parts }: PageMarkup, { head, scripts }: PageAdditions): Buffer<ArrayBuffer> {
  const root = placeOf('<html ', html)
  const headEnd = placeOf('</head>', html)
  const bodyEnd = placeOf('</body>', html)
  const pieces: Piece[] = [
    '<!DOCTYPE html><html data-render="ssr" ',
    html.slice(root + '<html '.length, headEnd),
    head,
  ]
  let placed = 0
  for (const [at, text] of html
    .slice(headEnd + '</head>'.length, bodyEnd)
    .split(PART_MARK)
    .entries()) {
    // Texts and indexes of parts in turn.
    if (at % 2 === 0) pieces.push(text)
    else placed += addPart(pieces, parts[Number(text)])
  }
  if (placed !== parts.length) throw new RangeError(`${placed} of ${parts.length} parts stand in the page`)
  pieces.push(scripts, html.slice(bodyEnd))
  return joined(pieces)
}

function placeOf(mark: string, html: string): number {
  const at = html.indexOf(mark)
  if (at === -1) throw new RangeError(`the rendered page has no ${mark}`)
  return at
}

function addPart(pieces: Piece[], placed: PlacedPart | undefined): number {
  if (!placed) throw new RangeError('the page shows a part that was not rendered')
  const { part, id } = placed
  let from = 0
  for (const at of part.idsAt) {
    pieces.push(part.bytes.subarray(from, at), id)
    from = at
  }
  pieces.push(part.bytes.subarray(from))
  return 1
}

function joined(pieces: readonly Piece[]): Buffer<ArrayBuffer> {
  const size = pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0)
  const body = Buffer.allocUnsafeSlow(size)
  let at = 0
  for (const piece of pieces) at += typeof piece === 'string' ? body.write(piece, at) : piece.copy(body, at)
  return body
}
