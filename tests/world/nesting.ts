/** Elements that end an open paragraph: a parser moves them out, and hydration finds another page than was rendered. */
const BLOCKS = new Set(
  'address article aside blockquote details dialog div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main menu nav ol p pre section table ul'.split(
    ' ',
  ),
)
/** Elements that cannot stand in one of their own kind. */
const NOT_IN_THEMSELVES = new Set(['a', 'button', 'form', 'label', 'option'])
const EMPTY = new Set(
  'area base br col embed hr img input link meta param source track wbr path circle rect line polyline ellipse use'.split(
    ' ',
  ),
)

/** Elements that a parser would move: blocks in paragraphs, links in links. */
export function nestingFaults(html: string): string[] {
  const bare = html.replaceAll(/<!--[\s\S]*?-->|<(script|style|title|template)\b[\s\S]*?<\/\1>/g, '')
  const open: string[] = []
  const faults: string[] = []
  for (const [tag, end, written = ''] of bare.matchAll(
    /<(\/)?([a-zA-Z][\w-]*)(?:"[^"]*"|'[^']*'|[^"'>])*>/g,
  )) {
    const name = written.toLowerCase()
    if (end) {
      const at = open.lastIndexOf(name)
      if (at >= 0) open.length = at
      continue
    }
    if (BLOCKS.has(name) && open.includes('p')) faults.push(`<${name}> in <p>`)
    if (NOT_IN_THEMSELVES.has(name) && open.includes(name)) faults.push(`<${name}> in <${name}>`)
    if (!EMPTY.has(name) && !tag.endsWith('/>')) open.push(name)
  }
  return faults
}
