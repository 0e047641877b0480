import { describe, expect, test } from 'vitest'
import { bareCode } from './world/bare-code.ts'
import { sourceFiles, sourceOf } from './world/import-graph.ts'

/**
 * The shop shows pictures by their roles (`photo`, `swatch`, `cutout`, `flat`, `spin`, `video`) alone. Only
 * `demo-shop` knows that its pictures are drawn.
 */

/** Parts of identifiers and file names that belong to the generator of the demo shop. */
const WORDS: readonly string[] = ['drawing', 'drawings', 'weave', 'weaves', 'hanging']
/** Identifiers that have a meaning as ordinary words elsewhere: `FittingRoom`, `DrawnMeasure`. */
const IDENTIFIERS: readonly string[] = ['FITTING', 'fittingPicture', 'isDrawn', 'IS_DRAWN', 'drawnPictures']
/** Last parts of addresses. */
const SEGMENTS = /['/](weave|hanging|fitting|wind)(?:['`.]|-\d)/g

/** `readDrawing` → read, drawing; `WEAVE_WIDTHS` → weave, widths. */
function wordsOf(identifier: string): string[] {
  return identifier
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[\s_$-]+/)
    .map((word) => word.toLowerCase())
}

const isOfTheGenerator = (identifier: string) =>
  IDENTIFIERS.includes(identifier) || wordsOf(identifier).some((word) => WORDS.includes(word))

/** What a source says of the generator's pictures, each once. */
function generatorWords(file: string, source: string): string[] {
  const identifiers = bareCode(source).match(/[A-Za-z_$][\w$]*/g) ?? []
  const segments = [...source.matchAll(SEGMENTS)].map(([, segment = '']) => segment)
  const parts = file.replace(/\.tsx?$/, '').split(/[/.]/)
  return [...new Set([...identifiers, ...parts].filter(isOfTheGenerator).concat(segments))]
}

describe('words of the generator are found', () => {
  test.each([
    ['a column', 'src/a.ts', "select('pid').where(row.drawing)", ['drawing']],
    ['a constant', 'src/a.ts', 'const [WIDTH] = WEAVE_WIDTHS', ['WEAVE_WIDTHS']],
    ['a type', 'src/a.ts', 'type PieceWeave = string', ['PieceWeave']],
    ['a function', 'src/a.ts', 'if (isDrawn(colour)) return', ['isDrawn']],
    ['an address', 'src/a.ts', "return front.replace(FRONT, '/weave')", ['weave']],
    ['a film', 'src/a.ts', 'return `${front}/wind-540.webm`', ['wind']],
    ['a file', 'src/features/product/weave/button.tsx', '', ['weave']],
    ['texts and comments, which are for people', 'src/a.tsx', '// a drawing\n<b>See the weave</b>', []],
    ['other words', 'src/fitting-room.tsx', 'const changing = withdrawn(DrawnMeasure, redrawing)', []],
  ])('%s', (...[, file, source, words]) => expect(generatorWords(file, source)).toEqual(words))
})

const files = sourceFiles(['src', 'server', 'sw'])

test('the files are read', () => expect(files.length).toBeGreaterThan(1_000))

test('app, server and worker name no picture as the generator of the demo shop does', () => {
  const found = files.flatMap((file) => {
    const words = generatorWords(file, sourceOf(file))
    return words.length > 0 ? [`${file}: ${words.join(', ')}`] : []
  })
  expect(found).toEqual([])
})
