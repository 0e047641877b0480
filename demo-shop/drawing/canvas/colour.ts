export interface Rgb {
  readonly red: number
  readonly green: number
  readonly blue: number
}

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i

export function parseColour(text: string): Rgb {
  const [, red, green, blue] = HEX.exec(text) ?? []
  if (red === undefined || green === undefined || blue === undefined) {
    throw new RangeError(`A colour is written #rrggbb, not ${JSON.stringify(text)}`)
  }
  return { red: parseInt(red, 16), green: parseInt(green, 16), blue: parseInt(blue, 16) }
}

function pair(value: number): string {
  return Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0')
}

function writeColour({ red, green, blue }: Rgb): string {
  return `#${pair(red)}${pair(green)}${pair(blue)}`
}

export function blend(from: string, to: string, share: number): string {
  const a = parseColour(from)
  const b = parseColour(to)
  return writeColour({
    red: a.red + (b.red - a.red) * share,
    green: a.green + (b.green - a.green) * share,
    blue: a.blue + (b.blue - a.blue) * share,
  })
}

/** Perceived lightness, 0 to 1. */
export function lightness(colour: string): number {
  const { red, green, blue } = parseColour(colour)
  return Math.sqrt(0.299 * red * red + 0.587 * green * green + 0.114 * blue * blue) / 255
}

/** Shadows of dyed cloth are deeper in hue, not greyer. */
export function deepen(colour: string, share: number): string {
  const { red, green, blue } = parseColour(colour)
  const mean = (red + green + blue) / 3
  const keep = 1 - share
  return writeColour({
    red: (mean + (red - mean) * (1 + share * 0.35)) * keep,
    green: (mean + (green - mean) * (1 + share * 0.35)) * keep,
    blue: (mean + (blue - mean) * (1 + share * 0.35)) * keep + 3 * share,
  })
}

/**
 * What the cloth is painted with. Pure black and pure white leave no room for light or shade, as in a
 * photograph of black or white cloth, so both ends are drawn in a little.
 */
export function dye(colour: string): string {
  const light = lightness(colour)
  if (light < 0.3) return blend(colour, '#6c6a70', (0.3 - light) * 0.62)
  if (light > 0.78) return blend(colour, '#c9bdac', (light - 0.78) * 1.7)
  return writeColour(parseColour(colour))
}

/** How far apart two colours are, 0 to 1. */
export function apart(one: string, other: string): number {
  const a = parseColour(one)
  const b = parseColour(other)
  return Math.hypot(a.red - b.red, a.green - b.green, a.blue - b.blue) / 441.7
}
