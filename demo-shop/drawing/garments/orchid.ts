import { number } from '../canvas/ink.ts'

/** A vanda seen from the front: three sepals, two broad petals, the lip and its column. Unit radius 1. */
const SEPAL = 'M0-.06C-.3-.3-.36-.76 0-1 .36-.76.3-.3 0-.06z'
const PETAL = 'M.05 0C.28-.42.78-.56.98-.2 1.04.12.62.34.05 0z'
const LIP = 'M0 .02C-.18.16-.32.34-.24.56-.16.78.16.78.24.56.32.34.18.16 0 .02z'

export interface OrchidInks {
  readonly petal: string
  readonly vein: string
  readonly lip: string
  readonly heart: string
}

export function orchid(x: number, y: number, radius: number, turn: number, inks: OrchidInks): string {
  const sepal = (angle: number) => `<path d="${SEPAL}" transform="rotate(${angle})" fill="${inks.petal}"/>`
  const veins = (angle: number) =>
    `<path d="M0-.14V-.84M-.06-.2C-.14-.4-.16-.6-.12-.78M.06-.2C.14-.4.16-.6.12-.78" transform="rotate(${angle})" fill="none" stroke="${inks.vein}" stroke-width=".025" stroke-opacity=".6"/>`
  const petals =
    `<path d="${PETAL}" fill="${inks.petal}"/><path d="${PETAL}" transform="scale(-1 1)" fill="${inks.petal}"/>` +
    `<path d="M.12-.03C.4-.2.7-.28.88-.16M.14.03C.4.06.66.08.84.02M-.12-.03C-.4-.2-.7-.28-.88-.16M-.14.03C-.4.06-.66.08-.84.02" fill="none" stroke="${inks.vein}" stroke-width=".028" stroke-opacity=".6"/>`
  const edge = `<path d="${PETAL}" fill="none" stroke="${inks.vein}" stroke-width=".03" stroke-opacity=".5"/><path d="${PETAL}" transform="scale(-1 1)" fill="none" stroke="${inks.vein}" stroke-width=".03" stroke-opacity=".5"/>`
  return (
    `<g transform="translate(${number(x)} ${number(y)}) rotate(${number(turn)}) scale(${number(radius)})">` +
    sepal(0) +
    sepal(138) +
    sepal(-138) +
    veins(0) +
    veins(138) +
    veins(-138) +
    petals +
    edge +
    `<path d="${LIP}" fill="${inks.lip}"/><path d="M0 .12V.62" stroke="${inks.heart}" stroke-width=".05" stroke-opacity=".5"/>` +
    `<circle r=".12" fill="${inks.heart}"/><circle cx="-.03" cy="-.04" r=".05" fill="#fff" fill-opacity=".7"/></g>`
  )
}

const WIDE_SEPAL = 'M0-.1C-.34-.34-.4-.76 0-1.02 .4-.76.34-.34 0-.1z'
const ROUND_SEPAL = 'M0-.1C-.3-.3-.46-.9 0-.98 .46-.9.3-.3 0-.1z'
const WIDE_PETAL = 'M.08-.02C.24-.5.82-.66 1.04-.28 1.14.1.66.36.08-.02z'
const WIDE_LIP = 'M0 .04C-.2.14-.36.32-.28.58-.2.84.2.84.28.58.36.32.2.14 0 .04z'

/** The mark: the same flower cut in one ink, its lip in another, the paper showing between. */
export function orchidMark(
  x: number,
  y: number,
  radius: number,
  ink: string,
  lip: string,
  paper: string,
): string {
  const shape = (path: string, colour: string, turn = '') =>
    `<path d="${path}" fill="${colour}" stroke="${paper}" stroke-width=".055" stroke-linejoin="round"${turn === '' ? '' : ` transform="${turn}"`}/>`
  const vein = (path: string) =>
    `<path d="${path}" fill="none" stroke="${paper}" stroke-width=".03" stroke-linecap="round"/>`
  return (
    `<g transform="translate(${number(x)} ${number(y)}) scale(${number(radius)})">` +
    shape(WIDE_SEPAL, ink) +
    shape(ROUND_SEPAL, ink, 'rotate(142)') +
    shape(ROUND_SEPAL, ink, 'rotate(-142)') +
    vein('M0-.3V-.74') +
    shape(WIDE_PETAL, ink) +
    shape(WIDE_PETAL, ink, 'scale(-1 1)') +
    vein('M.28-.12C.46-.26.64-.3.8-.26M-.28-.12C-.46-.26-.64-.3-.8-.26') +
    shape(WIDE_LIP, lip) +
    vein('M0 .3V.6') +
    `<circle r=".1" cy="-.02" fill="${paper}"/></g>`
  )
}
