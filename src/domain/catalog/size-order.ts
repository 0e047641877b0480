const LETTERS = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL', '6XL']

const SAME: ReadonlyMap<string, string> = new Map([
  ['2XS', 'XXS'],
  ['2XL', 'XXL'],
  ['XXXL', '3XL'],
])

/** One name for a size that labels write in two ways (spec 9.12: "XXL or 2XL"). */
export function sizeName(label: string): string {
  const name = label.trim().toUpperCase()
  return SAME.get(name) ?? name
}

/** Sorts size labels: XXS to 6XL, then waist numbers, then all others by name. */
export function compareSizes(a: string, b: string): number {
  const [groupA, placeA, nameA] = placeOf(a)
  const [groupB, placeB, nameB] = placeOf(b)
  if (groupA !== groupB) return groupA - groupB
  if (placeA !== placeB) return placeA - placeB
  return nameA < nameB ? -1 : Number(nameA > nameB)
}

function placeOf(label: string): [group: number, place: number, name: string] {
  const name = sizeName(label)
  const letter = LETTERS.indexOf(name)
  if (letter !== -1) return [0, letter, '']
  if (/^\d{1,3}(?:\.\d)?$/.test(name)) return [1, Number(name), '']
  return [2, 0, name]
}
