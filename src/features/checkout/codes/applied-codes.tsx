import { useLingui } from '@lingui/react/macro'
import type { Quote } from '#contract/buying/checkout.contract.ts'
import { Icon } from '#ui/icon/icon.tsx'
import css from './code-step.module.css'

export type AppliedCodesProps = {
  readonly codes: readonly Pick<Quote['codes'][number], 'code' | 'label' | 'problem'>[]
  readonly onRemove: (code: string) => void
}

/** The codes of the order. One that does not count any more stays with its reason until it is removed. */
export function AppliedCodes({ codes, onRemove }: AppliedCodesProps) {
  const { t } = useLingui()
  return (
    <ul className={css.applied}>
      {codes.map(({ code, label, problem }) => (
        <li key={code} data-problem={problem !== undefined || undefined}>
          <span className={css.name}>{label}</span>
          <button
            type="button"
            className={css.remove}
            aria-label={t`Remove ${label}`}
            onClick={() => onRemove(code)}
          >
            <Icon name="close" size={16} />
          </button>
          {problem !== undefined && (
            <span className={css.problem} role="alert">
              {problem}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
