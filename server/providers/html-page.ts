import { htmlDir, htmlLang, type Language } from '#domain/region/language.ts'
import { html, type Html } from './html.ts'

export interface HtmlPage {
  readonly language: Language
  readonly title: string
  /** Further elements of the head. */
  readonly head?: Html
  /** `style` of the body. */
  readonly style?: string
  readonly body: Html
}

/** A whole page without the app, which search engines leave out. */
export function htmlPage({ language, title, head, style, body }: HtmlPage): string {
  return html`<!doctype html>
    <html lang="${htmlLang(language)}" dir="${htmlDir(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${head}
      </head>
      <body ${style !== undefined && html`style="${style}"`}>
        ${body}
      </body>
    </html>`.toString()
}
