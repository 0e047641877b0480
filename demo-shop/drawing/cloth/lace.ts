import { number } from '../canvas/ink.ts'

const SPAN = 7.2
const PETAL = 'M0-.3C-.52-.62-.5-1.3 0-1.62.5-1.3.52-.62 0-.3z'
const INNER = 'M0-.52C-.2-.74-.2-1.1 0-1.3.2-1.1.2-.74 0-.52z'
const LEAF = 'M0 0C.42-.3.5-.95 0-1.5-.5-.95-.42-.3 0 0z'

function flower(x: number, y: number, size: number, turn: number): string {
  let svg = `<g transform="translate(${number(x)} ${number(y)})rotate(${turn})scale(${size})">`
  for (let index = 0; index < 6; index++) {
    svg += `<g transform="rotate(${index * 60})"><path d="${PETAL}" fill="#fff" fill-opacity=".92" stroke="#000" stroke-opacity=".5" stroke-width=".1"/><path d="${INNER}" fill="#000" fill-opacity=".34"/></g>`
  }
  return `${svg}<circle r=".34" fill="#fff"/><circle r=".16" fill="#000" fill-opacity=".5"/></g>`
}

function spray(x: number, y: number, turn: number): string {
  const leaf = (angle: number, dy: number) =>
    `<path d="${LEAF}" transform="translate(0 ${dy})rotate(${angle})scale(.72)" fill="#fff" fill-opacity=".82" stroke="#000" stroke-opacity=".4" stroke-width=".1"/>`
  return `<g transform="translate(${number(x)} ${number(y)})rotate(${turn})"><path d="M0 1.3Q.3 0 0-1.3" fill="none" stroke="#fff" stroke-width=".22"/>${leaf(0, -0.9)}${leaf(58, 0)}${leaf(-58, 0.3)}${leaf(62, 0.9)}${leaf(-62, 1.2)}</g>`
}

/** Net with flowers on a half drop; overlaid on the cloth like a weave, so it needs no colour of its own. */
export function laceTile(id: string): string {
  let net = ''
  for (let row = 0; row < 24; row++)
    net += `M${row % 2 === 0 ? 0.08 : 0.23} ${number(0.15 + row * 0.3)}H${SPAN}`
  let flowers = ''
  for (const [x, y] of [
    [0, 0],
    [SPAN, 0],
    [0, SPAN],
    [SPAN, SPAN],
  ] as const)
    flowers += flower(x, y, 0.98, 12)
  return (
    `<pattern id="${id}" width="${SPAN}" height="${SPAN}" patternUnits="userSpaceOnUse">` +
    `<path d="${net}" stroke="#000" stroke-opacity=".62" stroke-width=".15" stroke-linecap="round" stroke-dasharray="0 .3"/>` +
    `${flowers}${flower(SPAN / 2, SPAN / 2, 0.8, 40)}${spray(SPAN / 2, 0.1, 70)}${spray(SPAN / 2, SPAN + 0.1, 70)}${spray(0.1, SPAN / 2, -24)}${spray(SPAN + 0.1, SPAN / 2, -24)}</pattern>`
  )
}
