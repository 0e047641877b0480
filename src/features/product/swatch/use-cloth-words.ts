import { useLingui } from '@lingui/react/macro'
import type { Swatch } from '#contract/catalog/swatch.contract.ts'
import type { ClothName, ClothUnit } from '#domain/catalog/pictured-cloth.ts'
import type { LengthUnit } from '#domain/sizing/units.ts'
import { countIn } from './swatch-zoom.ts'

/** A cloth and its weave, in a line. */
export function useClothNames(): Record<ClothName, string> {
  const { t } = useLingui()
  return {
    silk: t`Silk: plain weave of smooth filament`,
    satin: t`Satin: long floats over seven threads, under one`,
    crepe: t`Crêpe: plain weave of hard-twisted yarn`,
    jacquard: t`Jacquard: satin with a woven figure`,
    chiffon: t`Chiffon: sheer plain weave of hard-twisted yarn`,
    lace: t`Lace: net with corded flowers`,
    cotton: t`Cotton: plain weave`,
    poplin: t`Poplin: plain weave with a fine rib`,
    linen: t`Linen: plain weave with slubs`,
    jersey: t`Jersey: fine plain knit`,
    merino: t`Merino: plain knit of plied yarn`,
    cashmere: t`Cashmere: plain knit with a soft nap`,
    rib: t`Rib: two knit, two purl`,
    wool: t`Wool: twill, two over and two under`,
    tweed: t`Tweed: herringbone twill`,
    denim: t`Denim: twill, three over and one under, with an undyed weft`,
  }
}

/** What is counted in a unit of length, as it is drawn. */
export function useClothCount({ unit, across: perCm, along: alongCm }: Swatch, length: LengthUnit): string {
  const { t } = useLingui()
  const [across, along] = [countIn(perCm, length), countIn(alongCm, length)]
  const counts: Record<ClothUnit, Record<LengthUnit, string>> = {
    thread: {
      cm: t`About ${across} × ${along} threads per cm`,
      in: t`About ${across} × ${along} threads per inch`,
    },
    stitch: {
      cm: t`About ${across} × ${along} stitches per cm`,
      in: t`About ${across} × ${along} stitches per inch`,
    },
    mesh: {
      cm: t`About ${across} × ${along} meshes per cm`,
      in: t`About ${across} × ${along} meshes per inch`,
    },
  }
  return counts[unit][length]
}
