import { htmlDir, htmlLang, type Language } from '#domain/region/language.ts'
import { html, type Html } from '../html.ts'

export interface Letter {
  readonly language: Language
  readonly subject: string
  readonly body: Html
  /** Target and label of the button. */
  readonly link: string
  readonly open: string
  readonly end: string
  /** Below the closing line. */
  readonly unsubscribe?: { readonly link: string; readonly label: string }
}

/** The layout of every mail: title, text, one button, a closing line. */
export function letter({ language, subject, body, link, open, end, unsubscribe }: Letter): string {
  return html`<!doctype html>
    <html lang="${htmlLang(language)}" dir="${htmlDir(language)}">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body
        style="margin:0;background:#f6f2ec;color:#1d1a17;font-family:Helvetica,Arial,sans-serif;line-height:1.5"
      >
        <div style="max-width:560px;margin:0 auto;padding:32px 24px;background:#fffdf9">
          <h1 style="font:normal 26px Georgia,serif;margin:0 0 16px">${subject}</h1>
          ${body}
          <p>
            <a
              href="${link}"
              style="display:inline-block;padding:12px 20px;background:#1d1a17;color:#fffdf9;text-decoration:none"
              >${open}</a
            >
          </p>
          <p style="color:#6b635a;font-size:13px">${end}</p>
          ${unsubscribe && unsubscribeLine(unsubscribe)}
        </div>
      </body>
    </html>`.toString()
}

function unsubscribeLine({ link, label }: NonNullable<Letter['unsubscribe']>): Html {
  return html`<p style="font-size:13px"><a href="${link}" style="color:#6b635a">${label}</a></p>`
}
