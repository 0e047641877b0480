const MOST_LETTERS = 200

/** The name of the file that an address or a path in a cell ends with: `https://…/coat-1.jpg?v=3` is `coat-1.jpg`. */
export function fileNameOf(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1)
  return path.slice(path.lastIndexOf('/') + 1).slice(0, MOST_LETTERS)
}
