import { writeLanguage } from '#domain/region/language.ts'
import type { Say } from '#domain/region/say.ts'
import { html, type Html } from '../../providers/html.ts'
import { htmlPage } from '../../providers/html-page.ts'
import type { Storefront } from '../../services/route.ts'
import type { App } from '../app-build.ts'
import { stylesInHead } from '../page-styles.ts'
import { PLAIN_TEXTS } from './plain-texts.ts'

export interface PlainPage {
  readonly storefront: Storefront
  readonly say: Say
  readonly title: string
  readonly body: Html
  /** Inline script, for a browser that has scripts after all. */
  readonly script?: string
}

/** Writes pages in the shop's look that hold no app (src/features/cart/plain-pages.css); without a build they have no stylesheet. */
export function createPlainPage(build: App | undefined) {
  const look = build ? stylesInHead(build.stylesFor(build.chunksFor(['/cart']))) : ''
  return ({ storefront: { language, site }, say, title, body, script }: PlainPage): string => {
    const code = script === undefined ? '' : `<script>${script}</script>`
    return htmlPage({
      language,
      title: `${title} | Vanda`,
      body: html`<div class="plain">
        <header>
          <a href="${writeLanguage('/', language, site)}" aria-label="${say(PLAIN_TEXTS.home)}">Vanda</a>
        </header>
        <main>${body}</main>
      </div>`,
    }).replace('</head>', () => `${look}${code}</head>`)
  }
}
