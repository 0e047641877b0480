const PAIR = /(--[\w-]+): light-dark\(((?:rgb\([^)]*\)|[^,()])+), ((?:rgb\([^)]*\)|[^,()])+)\)/g
const SINGLE = /^ +(--[\w-]+): ([^;]+);/gm

/** The palettes of src/styles/tokens.css: a function from the name of a token to its colour for each. */
export function coloursOf(css: string) {
  const root = css.slice(0, css.indexOf('[data-surface'))
  const singles = read(root)
  const pairs = [...root.matchAll(PAIR)]
  const day = new Map([...singles, ...pairs.map(([, name = '', light = '']) => [name, light] as const)])
  const night = new Map([...singles, ...pairs.map(([, name = '', , dark = '']) => [name, dark] as const)])
  const ink = new Map([...night, ...read(blockAfter(css, "[data-surface='ink']"))])
  const fallback = read(blockAfter(css.slice(css.indexOf('@supports not')), ':root'))
  return { day: lookUp(day), night: lookUp(night), ink: lookUp(ink), fallback }
}

function read(rules: string): ReadonlyMap<string, string> {
  return new Map([...rules.matchAll(SINGLE)].map(([, name = '', value = '']) => [name, value]))
}

function blockAfter(css: string, selector: string): string {
  const from = css.indexOf(`${selector} {`)
  if (from === -1) throw new Error(`the tokens have no rule for ${selector}`)
  return css.slice(from, css.indexOf('}', from))
}

const lookUp = (colours: ReadonlyMap<string, string>) =>
  function colour(name: string): string {
    const value = colours.get(name)
    if (value === undefined) throw new Error(`the palette has no ${name}`)
    const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? []
    return other === undefined ? value : colour(other)
  }

/** The contrast ratio of two opaque colours, each as six hexadecimal digits (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [, red = '', green = '', blue = ''] = /^#(..)(..)(..)$/.exec(colour) ?? []
  if (blue === '') throw new Error(`${colour} is no opaque colour of six digits`)
  const [r, g, b] = [red, green, blue].map((part) => linear(Number.parseInt(part, 16) / 255)) as [
    number,
    number,
    number,
  ]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function linear(part: number): number {
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
