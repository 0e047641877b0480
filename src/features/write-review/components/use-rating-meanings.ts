import { useLingui } from '@lingui/react/macro'

/** What one to five stars mean (spec 9.4). */
export function useRatingMeanings() {
  const { t } = useLingui()
  return [t`Very Dissatisfied`, t`Dissatisfied`, t`Fair`, t`Satisfied`, t`Very Satisfied`] as const
}
