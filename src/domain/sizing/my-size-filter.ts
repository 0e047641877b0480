import { LIST_CHARTS } from './body-charts.ts'
import { mySizeIn, type MySizes } from './my-sizes.ts'

/** A user's sizes in a list: a letter and a number, without those that no piece has. */
export function mySizesAmong(mine: MySizes, offered: readonly string[]): MySizeFilter {
  const sizes = LIST_CHARTS.flatMap((chart) => {
    const fit = mySizeIn(chart, mine)
    return typeof fit === 'object' ? [fit.size] : []
  })
  const mySizes = [...new Set(sizes)]
  return { mySizes, offered: mySizes.filter((size) => offered.includes(size)) }
}

export interface MySizeFilter {
  /** Empty: the measurements are missing, or outside all charts. */
  readonly mySizes: readonly string[]
  readonly offered: readonly string[]
}
