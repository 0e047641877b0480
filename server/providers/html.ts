import { html as tagged } from 'hono/html'
import type { HtmlEscapedString as Html } from 'hono/utils/html'

export type { Html }

/** What may stand in a template: text is escaped, results of `html` are not, `undefined` and `false` leave nothing. */
export type HtmlValue = Html | string | number | false | undefined | readonly HtmlValue[]

/** The tag of `hono/html`, synchronous. A value in an attribute needs quotes around it. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  const made = tagged(parts, ...values)
  if (made instanceof Promise) throw new TypeError('html is synchronous: await the value before the template')
  return made
}
