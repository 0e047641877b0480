/** An XML file that is not read, with its line. */
export class XmlBroken extends Error {
  override readonly name = 'XmlBroken'
}

export interface XmlItem {
  /** The element with its tags. */
  readonly text: string
  /** Line of the file where it begins, from 1. */
  readonly line: number
}

/** A product with its description is far shorter. */
const LONGEST_ITEM = 1_000_000

/** Comments and CDATA may contain what looks like a tag. */
const SIGNS = /<!--|<!\[CDATA\[|<!DOCTYPE|<(?:item|entry)(?=[\s>])|<\/(?:item|entry|rss|feed)\s*>/gi
const ENDS: Readonly<Record<string, string>> = { '<!--': '-->', '<![CDATA[': ']]>' }
/** A sign may be cut at the end of a piece; with a few blanks it is no longer than this. */
const LONGEST_SIGN = 40

/**
 * The `<item>` and `<entry>` elements of an RSS or Atom file that arrives in pieces; it holds one of them and one piece at
 * a time. Throws `XmlBroken`, also at a DOCTYPE: its entities could become gigabytes, or other files of the server.
 */
export async function* streamItems(pieces: AsyncIterable<string>): AsyncGenerator<XmlItem> {
  const signs = new RegExp(SIGNS)
  let rest = ''
  let line = 1
  let isWhole = false

  /** Yields the items whose signs begin before `until`, and drops what is read. */
  function* read(until: number): Generator<XmlItem> {
    let begins: number | undefined
    let dropped = 0
    let seen = until
    signs.lastIndex = 0
    for (let found = signs.exec(rest); found !== null && found.index < until; found = signs.exec(rest)) {
      const sign = found[0].toLowerCase()
      if (sign === '<!doctype')
        throw new XmlBroken(
          `line ${line + breaksIn(rest.slice(dropped, found.index))}: a file with a DOCTYPE is not read. Export the feed without it`,
        )
      const end = ENDS[found[0].toUpperCase()]
      if (end !== undefined) {
        const at = rest.indexOf(end, signs.lastIndex)
        if (at === -1) {
          begins ??= found.index
          break
        }
        signs.lastIndex = at + end.length
      } else if (!sign.startsWith('</')) begins ??= found.index
      else if (/rss|feed/.test(sign)) isWhole = true
      else if (begins !== undefined) {
        const text = rest.slice(begins, signs.lastIndex)
        line += breaksIn(rest.slice(dropped, begins))
        yield { text, line }
        line += breaksIn(text)
        dropped = signs.lastIndex
        begins = undefined
      }
      seen = Math.max(until, signs.lastIndex)
    }
    const end = Math.max(dropped, begins ?? seen)
    line += breaksIn(rest.slice(dropped, end))
    rest = rest.slice(end)
  }

  for await (const piece of pieces) {
    rest += piece
    yield* read(rest.length - LONGEST_SIGN)
    if (rest.length > LONGEST_ITEM)
      throw new XmlBroken(`line ${line}: what begins here is not closed, or is too long for a product`)
  }
  yield* read(rest.length)
  if (rest !== '' || !isWhole)
    throw new XmlBroken(`line ${line}: the file is cut off here, or is neither RSS nor Atom`)
}

function breaksIn(text: string): number {
  return text.split('\n').length - 1
}
