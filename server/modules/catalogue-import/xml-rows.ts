import { XMLParser } from 'fast-xml-parser'
import { listCell } from './formats/cell-lists.ts'
import type { NamedRow } from './product-record.ts'
import { streamItems, XmlBroken, type XmlItem } from './xml-items.ts'

/** Values stay text, and no entity is expanded: `decodeText` knows the five of XML and code points. */
const PARSER = new XMLParser({
  processEntities: false,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  cdataPropName: '#cdata',
  parseTagValue: false,
  parseAttributeValue: false,
})

/** Where a column of the feed as text is another element of Atom. */
const ATOM: Readonly<Record<string, string>> = { summary: 'description', content: 'description' }

/** The products of a feed as rows: the elements of each `<item>` (RSS) or `<entry>` (Atom) are its columns. */
export async function* xmlRows(pieces: AsyncIterable<string>): AsyncGenerator<NamedRow> {
  for await (const item of streamItems(pieces)) yield rowOf(item)
}

function rowOf(item: XmlItem): NamedRow {
  const cells = new Map<string, string>()
  const fields = fieldsOf(item)
  // Elements of Google come last: they overrule those of RSS and Atom with the same name.
  const isGoogle = (name: string) => name.startsWith('g:')
  for (const [name, value] of fields.toSorted(([a], [b]) => Number(isGoogle(a)) - Number(isGoogle(b)))) {
    const values = textsOf(value, name)
    const column = name.toLowerCase().replace(/^g:/, '')
    const cell = column === 'additional_image_link' ? listCell(values) : values[0]
    if (cell !== undefined && cell !== '') cells.set(ATOM[column] ?? column, cell)
  }
  return {
    line: item.line,
    get: (...columns) => columns.map((column) => cells.get(column)).find((cell) => cell !== undefined),
  }
}

function fieldsOf({ text, line }: XmlItem): [string, unknown][] {
  const parsed = parsedItem(text, line)
  const [element] = isElement(parsed) ? Object.values(parsed) : []
  return isElement(element) ? Object.entries(element) : []
}

function parsedItem(text: string, line: number): unknown {
  try {
    return PARSER.parse(text, true)
  } catch (error) {
    const words = error instanceof Error ? error.message.replace(/:\d+:\d+$/, '') : ''
    throw new XmlBroken(`line ${line}: the product that begins here is broken XML: ${words}`)
  }
}

type XmlElement = Readonly<Record<string, unknown>>

function isElement(value: unknown): value is XmlElement {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The texts of an element that may occur several times. Atom's `<link>` has its address in an attribute. */
function textsOf(value: unknown, name: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, name))
  if (typeof value === 'string') return [decodeText(value)]
  if (!isElement(value)) return []
  const { '@href': href, '@rel': rel = 'alternate', '#text': text, '#cdata': cdata } = value
  if (name === 'link' && typeof href === 'string') return rel === 'alternate' ? [decodeText(href)] : []
  const unescaped = [cdata].flat().filter((part) => typeof part === 'string')
  return [`${typeof text === 'string' ? decodeText(text) : ''}${unescaped.join('')}`.trim()]
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decodeText(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\dA-Fa-f]{1,6})|(amp|lt|gt|quot|apos));/g, (_, ...parts) => {
    const [decimal, hex, name] = parts as (string | undefined)[]
    if (name !== undefined) return ENTITIES[name] ?? ''
    const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    const isCharacter = point > 0 && point <= 0x10_ff_ff && !(point >= 0xd8_00 && point <= 0xdf_ff)
    return isCharacter ? String.fromCodePoint(point) : '\ufffd'
  })
}
