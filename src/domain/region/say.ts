/** A text by its id in the catalogues, with the English that stands there first. ICU: `{name}`, `{count, plural, …}`. */
export interface Message {
  readonly id: string
  readonly message: string
}

/** Says a text in one language; `values` stand for its placeholders. */
export type Say = (message: Message, values?: Readonly<Record<string, string | number>>) => string
