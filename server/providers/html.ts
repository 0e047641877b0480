/** Text that is HTML already. Anything else is escaped when it is put into `html`. */
export class Html {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  toString(): string {
    return this.#text
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(value: unknown): string {
  return value instanceof Html
    ? value.toString()
    : String(value).replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
}

/** Writes HTML with every value escaped, for mails and the sandbox's page: names come from people. */
export function html(parts: TemplateStringsArray, ...values: readonly unknown[]): Html {
  return new Html(parts.map((part, at) => (at === 0 ? part : escaped(values[at - 1]) + part)).join(''))
}

/** Marks text as HTML: only for pieces that `html` has made. */
export function raw(text: string): Html {
  return new Html(text)
}
