import { SHOP_CHART } from '../sizing/body-charts.ts'
import { MY_LENGTHS, MY_LIMITS, mySizeIn, type MyLength, type MySizes } from '../sizing/my-sizes.ts'

/** What reviewers may show of their body (spec 3), in millimetres, to whole centimetres; unknown lengths are missing. */
export type ReviewerBody = Readonly<Partial<Record<MyLength, number>>>

/** Two people within this of each other's height have a hem at about the same place. */
const AS_TALL_MM = 50
const CM = 10

/** What a review can show of a user's measurements; undefined without any of them. */
export function reviewerBody(mine: MySizes): ReviewerBody | undefined {
  const shown = MY_LENGTHS.flatMap((name) => {
    const own = mine[name]
    return own === undefined ? [] : [[name, Math.round(own / CM) * CM] as const]
  })
  return shown.length === 0 ? undefined : Object.fromEntries(shown)
}

/**
 * The body by which a list of reviews is filtered: the size of the shop's body chart (spec 9.11) and the height to five
 * centimetres. An address names no measurement, because addresses end in logs.
 */
export interface Build {
  readonly size?: string | undefined
  /** Millimetres. */
  readonly height?: number | undefined
}

/** undefined for a user whose measurements say neither. */
export function buildOf(mine: MySizes): Build | undefined {
  const size = bodySizeOf(mine)
  const height = mine.height === undefined ? undefined : Math.round(mine.height / AS_TALL_MM) * AS_TALL_MM
  return size === undefined && height === undefined ? undefined : { size, height }
}

/** The size of the chart that fits all measurements; undefined without any, and outside the chart. */
export function bodySizeOf(body: MySizes): string | undefined {
  const fit = mySizeIn(SHOP_CHART, body)
  return typeof fit === 'string' ? undefined : fit.size
}

const SIZES = SHOP_CHART.map(({ size }) => size)
const BUILD = new RegExp(`^(?=.)(${SIZES.join('|')})?(\\d{3})?$`)

/** 'M170', 'M' or '170'. */
export function writeBuild({ size = '', height }: Build): string {
  return `${size}${height === undefined ? '' : height / CM}`
}

/** undefined for a text that `writeBuild` does not write. */
export function readBuild(text: string): Build | undefined {
  const [, size, cm] = BUILD.exec(text) ?? []
  const height = cm === undefined ? undefined : Number(cm) * CM
  if (size === undefined && height === undefined) return undefined
  if (height !== undefined && !isHeight(height)) return undefined
  return { size, height }
}

function isHeight(height: number): boolean {
  const { least, most } = MY_LIMITS.height
  return height >= least && height <= most && height % AS_TALL_MM === 0
}

/** Heights that count as the same, in millimetres, both ends included. */
export function heightsLike(height: number): { readonly least: number; readonly most: number } {
  return { least: height - AS_TALL_MM, most: height + AS_TALL_MM }
}

/** Each part of the build must be known of the reviewer and match. */
export function isBuiltLike(body: ReviewerBody | undefined, { size, height }: Build): boolean {
  if (!body || (size !== undefined && bodySizeOf(body) !== size)) return false
  if (height === undefined) return true
  const { least, most } = heightsLike(height)
  return body.height !== undefined && body.height >= least && body.height <= most
}
