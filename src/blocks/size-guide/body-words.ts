import type { ReviewerBody } from '#domain/reviews/reviewer-body.ts'
import { MY_LENGTHS, writeMeasure, type BodyUnits } from '#domain/sizing/my-sizes.ts'
import { useUnitNames } from './measure-words.ts'
import { useMeasureNames } from './use-measure-names.ts'

/** What an author shows of their body, each measure in the user's units: 'Height 168 cm', 'Bust 86 cm'. */
export function useBodyWords(units: BodyUnits): (body: ReviewerBody) => readonly string[] {
  const names = useMeasureNames()
  const unit = useUnitNames(units)
  return (body) =>
    MY_LENGTHS.filter((name) => body[name] !== undefined).map(
      (name) => `${names[name]} ${writeMeasure(body[name], name, units)} ${unit[name]}`,
    )
}
