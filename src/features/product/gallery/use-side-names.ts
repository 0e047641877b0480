import { useLingui } from '@lingui/react/macro'
import type { TurnSide } from './turn-steps.ts'

export function useSideNames(): Record<TurnSide, string> {
  const { t } = useLingui()
  return {
    front: t`Front`,
    'three-quarter': t`Three-quarter view`,
    side: t`Side`,
    'three-quarter back': t`Three-quarter view from behind`,
    back: t`Back of the piece`,
  }
}
