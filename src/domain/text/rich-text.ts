/** A text with the few marks it may carry; everything else of HTML is left out. */
export type RichNode =
  | string
  | { readonly mark: RichMark; readonly href: string | undefined; readonly children: readonly RichNode[] }

/** Inline marks: all that an announcement may contain. */
const INLINE_MARKS = ['b', 'i', 'em', 'strong', 'br', 'span', 'a'] as const
/** An article also has headings below that of its page, paragraphs and lists. */
export const ARTICLE_MARKS = [...INLINE_MARKS, 'h2', 'h3', 'p', 'ul', 'ol', 'li'] as const
export type RichMark = (typeof ARTICLE_MARKS)[number]

/** Elements whose contents are never text. */
const MUTE: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'title',
  'textarea',
  'noscript',
  'iframe',
])

type Branch = { mark: RichMark; href: string | undefined; children: RichNode[] }

const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|<|[^<]+/gi

/**
 * Parses HTML by an allow-list (spec 2.7): other elements lose their tags, attributes are dropped but for `href`, which
 * the caller must still validate. The result is data, not HTML, so no script in it can run (trust.md S16).
 */
export function parseRichText(html: string, marks: readonly RichMark[] = INLINE_MARKS): readonly RichNode[] {
  const top: RichNode[] = []
  const open: Branch[] = []
  let muted: string | undefined

  const here = () => open.at(-1)?.children ?? top

  for (const [token, slash, name = '', attributes = ''] of html.matchAll(TOKEN)) {
    const tag = name.toLowerCase()
    if (muted !== undefined) {
      if (slash === '/' && tag === muted) muted = undefined
      continue
    }
    if (token.startsWith('<!--')) continue
    if (tag === '') {
      here().push(unescaped(token))
      continue
    }
    if (slash !== '/' && MUTE.has(tag)) {
      muted = tag
      continue
    }
    const mark = marks.find((known) => known === tag)
    if (!mark) continue
    if (slash === '/') {
      const at = open.findLastIndex((branch) => branch.mark === mark)
      if (at >= 0) open.length = at
      continue
    }
    const branch: Branch = { mark, href: mark === 'a' ? hrefOf(attributes) : undefined, children: [] }
    here().push(branch)
    if (mark !== 'br') open.push(branch)
  }
  return top
}

function hrefOf(attributes: string): string | undefined {
  const [, double, single, bare] =
    /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? []
  const value = double ?? single ?? bare
  return value === undefined ? undefined : unescaped(value).trim()
}

const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
  ['euro', '€'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
  ['rsquo', '’'],
])

function unescaped(text: string): string {
  return text.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi,
    (whole, ...[hex, decimal, name]: unknown[]) => {
      if (typeof name === 'string') return NAMED.get(name.toLowerCase()) ?? whole
      const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )
}

/** The plain text. */
export function plainText(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      return node.mark === 'br' ? ' ' : plainText(node.children)
    })
    .join('')
}
