import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { AtRule, Declaration, Plugin, Root } from 'postcss'
import subsetFont from 'subset-font'
import { DIST, ROOT } from './project-root.ts'

/** What the shop sets: kerning, ligatures and figures of one width. */
const FEATURES = ['kern', 'liga', 'tnum']
/** No screen of the last ten years needs hinting; the other two serve programs that list fonts. */
const UNUSED_TABLES = ['STAT', 'gasp']
/** How kerning differs between the weights, less than one percent of a line: all have that of the regular one. */
const KERNING_OF_WEIGHTS = 'GDEF'

export interface FontFace {
  /** The whole typeface in `node_modules`. */
  readonly source: string
  readonly letters: string
  /** Range of weights of a variable typeface. */
  readonly weights: { readonly min: number; readonly max: number } | undefined
}

/**
 * Cuts every typeface to what its `@font-face` rule states: the letters of its `unicode-range`, and the weights of its
 * `font-weight`. Where two ranges of a face overlap, a browser uses the later rule: only its file has those letters.
 */
export function fontSubsets(): Plugin {
  return {
    postcssPlugin: 'vanda-font-subsets',
    async Once(root) {
      for (const { rule, face } of facesOf(root)) {
        const source = declared(rule, 'src')
        const cut = await cutFace(face)
        const from = dirname(source?.source?.input.file ?? ROOT)
        if (source) source.value = `url('${relative(from, cut)}')`
      }
    },
  }
}

/** The faces with a file of a package; one of the user's own system has none. */
export function facesOf(root: Root): { readonly rule: AtRule; readonly face: FontFace }[] {
  const taken = new Map<string, Set<string>>()
  const faces: { rule: AtRule; face: FontFace }[] = []
  root.walkAtRules('font-face', (rule) => {
    const file = /url\('(@fontsource[^']+)'\)/.exec(declared(rule, 'src')?.value ?? '')?.[1]
    if (file)
      faces.unshift({
        rule,
        face: { source: join(ROOT, 'node_modules', file), letters: '', weights: weightsOf(rule) },
      })
  })
  return faces.map(({ rule, face }) => {
    const name = ['font-family', 'font-style', 'font-weight']
      .map((prop) => declared(rule, prop)?.value)
      .join()
    const known = taken.get(name) ?? new Set()
    taken.set(name, known)
    const letters = lettersOf(declared(rule, 'unicode-range')?.value ?? '').filter(
      (letter) => !known.has(letter),
    )
    for (const letter of letters) known.add(letter)
    return { rule, face: { ...face, letters: letters.join('') } }
  })
}

/** Makes the file, unless it was made before, and answers where it is. */
export async function cutFace({ source, letters, weights }: FontFace): Promise<string> {
  const whole = readFileSync(source)
  const dropTables = weights ? [...UNUSED_TABLES, KERNING_OF_WEIGHTS] : UNUSED_TABLES
  const order = JSON.stringify([letters, weights, FEATURES, dropTables])
  const digest = createHash('sha256').update(whole).update(order).digest('hex').slice(0, 8)
  const file = join(DIST, 'fonts', digest, `${basename(source).replace(/-latin.*/, '')}.woff2`)
  if (existsSync(file)) return file
  const cut = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: FEATURES,
    dropTables,
    ...(weights ? { variationAxes: { wght: weights } } : {}),
  })
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, cut)
  return file
}

/** `U+20-7E, U+A0` as its letters. */
function lettersOf(range: string): string[] {
  return range.split(',').flatMap((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-')
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)]
    if (Number.isNaN(first + last)) throw new RangeError(`a face has no readable unicode-range: ${range}`)
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
  })
}

/** `400 600`, which only a variable typeface has. */
function weightsOf(rule: AtRule): FontFace['weights'] {
  const [min, max] = (declared(rule, 'font-weight')?.value ?? '').split(' ').map(Number)
  return min && max ? { min, max } : undefined
}

function declared(rule: AtRule, prop: string): Declaration | undefined {
  return rule.nodes?.find((node): node is Declaration => node.type === 'decl' && node.prop === prop)
}
