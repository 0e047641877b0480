/** Text that is HTML already. `html` escapes everything else. */
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

/** Builds HTML with every value escaped, for mails and the sandbox's page: names are user input. */
export function html(parts: TemplateStringsArray, ...values: readonly unknown[]): Html {
  return new Html(parts.map((part, at) => (at === 0 ? part : escaped(values[at - 1]) + part)).join(''))
}

/** Marks text as HTML: only for output of `html`. */
export function raw(text: string): Html {
  return new Html(text)
}
