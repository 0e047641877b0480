import { parseSync, Visitor } from 'vite'
import { sourceOf } from '../import-graph.ts'

export interface Expression {
  readonly file: string
  readonly pattern: string
  readonly flags: string
}

/** The regular expressions of a source file, each as it is written. */
export function expressionsOf(file: string): Expression[] {
  const found: Expression[] = []
  new Visitor({
    Literal(node) {
      if ('regex' in node) found.push({ file, ...node.regex })
    },
  }).visit(parseSync(file, sourceOf(file)).program)
  return found
}

/** Characters that quantifiers of the shop's expressions repeat, and what may break a match behind them. */
const REPEATED = [...' \n/\\.-a0)({<"%:,+=@!旗']
const BEHIND = ['x', '!']

/** Texts that make an expression with ambiguous or unanchored repetition try again at every character. */
export function* hostileTexts({ pattern }: Expression, length: number): Generator<string> {
  const before = ['', ...literalsOf(pattern)]
  for (const sign of REPEATED) for (const behind of BEHIND) yield sign.repeat(length) + behind
  for (const start of before) {
    if (start.length < 2) continue
    yield start.repeat(Math.ceil(length / start.length))
    for (const sign of REPEATED) yield `${start}${sign.repeat(length)}\ue001`
  }
}

/** Pieces of an expression that stand for themselves: `https?:\/\/` gives `http` and `://`. */
function literalsOf(pattern: string): string[] {
  const pieces = new Set<string>()
  let piece = ''
  for (const [part] of pattern.matchAll(/\[(?:\\.|[^\]\\])*\]|\\.|./gsu)) {
    const letter = /^\\?([/.\-*+?()[\]{}|^$\\])$/.exec(part)
    const isPlain = letter ? part.length === 2 : part.length === 1
    if (isPlain) piece += letter?.[1] ?? part
    else {
      pieces.add(piece)
      piece = ''
    }
  }
  return [...pieces, piece].filter((found) => found.length > 0)
}
