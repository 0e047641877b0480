const LONGEST = 60
/** Numbers with this many digits may be a phone or a card. */
const MOST_DIGITS = 6

/**
 * A search without results as the owner's list counts it: case and spaces folded, cut to a length. undefined for what is
 * no word of a catalogue and may name a person: an address of mail or web, a long number.
 */
export function emptySearchWords(keywords: string): string | undefined {
  const words = keywords
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
  if (words.includes('@') || /:\/\/|\bwww\./.test(words)) return undefined
  if ((words.match(/\p{N}/gu)?.length ?? 0) > MOST_DIGITS) return undefined
  return [...words].slice(0, LONGEST).join('').trim() || undefined
}
