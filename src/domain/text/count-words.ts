/** Words of a text, also where they are not set apart by spaces. */
export function countWords(text: string): number {
  const apart = text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part))
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)]
  return Math.max(apart.length, words.filter(({ isWordLike }) => isWordLike).length)
}
