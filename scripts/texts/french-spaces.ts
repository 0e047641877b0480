const NARROW = '\u202f'
/** Not those of an address or of signs that are listed: `:/`, `; #`. */
const BEFORE_MARK = /[ \u00a0](?=[:;!?»%](?![-/\w#]))/g
const AFTER_OPENING = /«[ \u00a0]/g

/** French as it is set: a narrow no-break space before these marks, so that no line begins with one. */
export function frenchSpaces(text: string): string {
  return text.replaceAll(BEFORE_MARK, NARROW).replaceAll(AFTER_OPENING, `«${NARROW}`)
}

/** The same for the translations of a catalogue. */
export function frenchCatalogue(po: string): string {
  return po.replaceAll(/^msgstr (?:".*"\n?)+/gm, frenchSpaces)
}
