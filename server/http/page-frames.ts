import { SCHEME_HEAD } from '#contract/colour-scheme.ts'
import type { Language } from '#domain/region/language.ts'
import type { Services } from '../services/services.ts'
import type { App } from './app-build.ts'
import { ASLEEP, startScript, type StartParts } from './page-start.ts'
import { stylesInHead, type PlacedStyles } from './page-styles.ts'
import { inlineScriptHashes } from './security.ts'

/** What the server adds to every page of the same language, chunks and styles. */
export interface PageFrame {
  /** Encoded, because it is much of a page. */
  readonly head: Buffer
  readonly startScript: string
  readonly scriptHashes: readonly string[]
}

export interface FrameParts extends Pick<StartParts, 'chunks' | 'texts'> {
  readonly language: Language
  readonly styles: PlacedStyles
}

/** Made once for each of them: a few for each kind of page that the shop has. */
export function createPageFrames({ texts }: Pick<Services, 'texts'>, app: App) {
  const frames = new Map<string, PageFrame>()
  const heads = new Map<string, Buffer>()

  return function frameOf({ language, chunks, styles, texts: address }: FrameParts): PageFrame {
    const inline = styles.inline.map(({ href }) => href).join(' ')
    const key = [language, address, ...chunks, inline, ...styles.unused].join(' ')
    const known = frames.get(key)
    if (known) return known
    const say = texts.in(language)
    // Message of a page whose app cannot be loaded: it can be read, but its controls do not work.
    const words = { text: say(ASLEEP.text), action: say(ASLEEP.action) }
    const script = startScript(app.startCode, { chunks, styles: styles.unused, texts: address }, words)
    const head = heads.get(inline) ?? Buffer.from(`${SCHEME_HEAD}${stylesInHead(styles.inline)}</head>`)
    heads.set(inline, head)
    const frame = { head, startScript: script, scriptHashes: inlineScriptHashes(SCHEME_HEAD + script) }
    frames.set(key, frame)
    return frame
  }
}
