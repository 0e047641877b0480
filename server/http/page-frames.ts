import type { Services } from '../services/services.ts'
import type { Storefront } from '../services/route.ts'
import type { App } from './app-build.ts'
import { ASLEEP, startScript } from './page-start.ts'
import { stylesInHead } from './page-styles.ts'
import { inlineScriptHashes } from './security.ts'

/** What the server adds to every page of the same routes and language. */
export interface PageFrame {
  /** Encoded, because it is half of a page. */
  readonly head: Buffer
  readonly startScript: string
  readonly scriptHashes: readonly string[]
}

/** Made once for each set of routes and language: as many as the shop has kinds of pages. */
export function createPageFrames({ texts }: Pick<Services, 'texts'>, app: App) {
  const frames = new Map<string, PageFrame>()
  const heads = new Map<string, Buffer>()

  /** `address`: of the texts of the page's language; undefined where they stand in the app. */
  return function frameOf(
    routes: readonly string[],
    { language }: Pick<Storefront, 'language'>,
    address: string | undefined,
  ): PageFrame {
    const chunks = app.chunksFor(routes)
    const key = [language, address, ...chunks].join(' ')
    const known = frames.get(key)
    if (known) return known
    const say = texts.in(language)
    // Message of a page whose app cannot be loaded: it can be read, but its controls do not work.
    const words = { text: say(ASLEEP.text), action: say(ASLEEP.action) }
    const script = startScript({ chunks, texts: address }, words)
    const frame = { head: headOf(chunks), startScript: script, scriptHashes: inlineScriptHashes(script) }
    frames.set(key, frame)
    return frame
  }

  function headOf(chunks: readonly string[]): Buffer {
    const key = chunks.join(' ')
    const head = heads.get(key) ?? Buffer.from(`${stylesInHead(app.stylesFor(chunks))}</head>`)
    heads.set(key, head)
    return head
  }
}
