import { readBraSize } from '#domain/sizing/bra-size.ts'
import {
  MY_MEASURES,
  readMeasure,
  writeMeasure,
  type BodyUnits,
  type MyMeasure,
  type MySizes,
} from '#domain/sizing/my-sizes.ts'

/** The texts of the form's fields. */
export type TypedSizes = Readonly<Record<MyMeasure | 'bra', string>>

/** What the form changes; see `applyToMySizes`. */
export type SizeChange = MySizes & { readonly bra?: string }

/** What the fields were last written from. */
export interface SizesSource {
  readonly recorded: MySizes
  /** Bra size; empty without one. */
  readonly bra: string
  readonly units: BodyUnits
}

export function writeSizes({ recorded, bra, units }: SizesSource): TypedSizes {
  return { ...bySize((measure) => writeMeasure(recorded[measure], measure, units)), bra }
}

/**
 * The texts for another source: an untouched field shows what is recorded there; a typed one stays, converted where the
 * units differ, and as it is where it cannot be read in the old unit.
 */
export function carryOver(typed: TypedSizes, from: SizesSource, to: SizesSource): TypedSizes {
  const [before, after] = [writeSizes(from), writeSizes(to)]
  const sameUnits = from.units.length === to.units.length && from.units.weight === to.units.weight
  const measures = bySize((measure) => {
    if (typed[measure] === before[measure]) return after[measure]
    const read = readMeasure(typed[measure], measure, from.units)
    return sameUnits || !('value' in read) ? typed[measure] : writeMeasure(read.value, measure, to.units)
  })
  return { ...measures, bra: typed.bra === before.bra ? after.bra : typed.bra }
}

/** Changed values alone, zero or '' for a deleted one: an unchanged one must not be rounded by the conversion. */
export function changedSizes(typed: TypedSizes, source: SizesSource): SizeChange {
  const before = writeSizes(source)
  const changed = MY_MEASURES.filter((measure) => typed[measure] !== before[measure])
  const measures: MySizes = Object.fromEntries(
    changed.map((measure) => {
      const read = readMeasure(typed[measure], measure, source.units)
      return [measure, ('value' in read && read.value) || 0]
    }),
  )
  return typed.bra === before.bra ? measures : { ...measures, bra: readBraSize(typed.bra) ?? '' }
}

function bySize(textOf: (measure: MyMeasure) => string): Omit<TypedSizes, 'bra'> {
  return Object.fromEntries(MY_MEASURES.map((measure) => [measure, textOf(measure)])) as Record<
    MyMeasure,
    string
  >
}
