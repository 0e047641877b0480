import type { Plugin } from 'vite'

interface Chunk {
  readonly imports: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } | undefined
}

/** Vite's table of the files that imports of a chunk bring along, as it stands at the beginning of the chunk. */
const TABLE =
  /^const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(\[[^\]]*\])\)\)\)=>i\.map\(i=>d\[i\]\);\n?/
const LIST = /__vite__mapDeps\(\[([\d,]*)\]\)/g

/**
 * Before an import Vite's loader requests the files that it brings along, each named by the chunk that imports: also those
 * that this chunk had to load before it could run. Here the lists lose these.
 */
export function shortPreloadLists(): Plugin {
  return {
    name: 'vanda-short-preload-lists',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = new Map(
          Object.values(bundle).flatMap((part) =>
            part.type === 'chunk' ? [[part.fileName, part] as const] : [],
          ),
        )
        for (const [file, chunk] of chunks) chunk.code = withoutHeld(chunk.code, heldBy(file, chunks))
      },
    },
  }
}

/** What has been loaded when a chunk runs: the chunk, all that it imports, and their stylesheets. */
export function heldBy(file: string, chunks: ReadonlyMap<string, Chunk>): ReadonlySet<string> {
  const loaded = new Set([file])
  for (const at of loaded) for (const imported of chunks.get(at)?.imports ?? []) loaded.add(imported)
  const sheets = [...loaded].flatMap((at) => [...(chunks.get(at)?.viteMetadata?.importedCss ?? [])])
  return new Set([...loaded, ...sheets])
}

/** Throws for a list that is not written as this version of Vite writes it. */
export function withoutHeld(code: string, held: ReadonlySet<string>): string {
  const found = TABLE.exec(code)
  if (!found) {
    if (code.includes('__vite__mapDeps')) throw new RangeError('Vite writes its preload lists in another way')
    return code
  }
  const files: readonly string[] = JSON.parse(found[1] ?? '[]')
  const kept: string[] = []
  const shortened = code.slice(found[0].length).replaceAll(LIST, (_, list: string) => {
    const needed = list.split(',').flatMap((index) => {
      const file = files[Number(index)]
      return file === undefined || held.has(file) ? [] : [file]
    })
    if (needed.length === 0) return '[]'
    for (const file of needed) if (!kept.includes(file)) kept.push(file)
    return `__vite__mapDeps([${needed.map((file) => kept.indexOf(file)).join()}])`
  })
  if (kept.length === 0) return shortened
  return `${found[0].replace(found[1] ?? '', JSON.stringify(kept))}${shortened}`
}
