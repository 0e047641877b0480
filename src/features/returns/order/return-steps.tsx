import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { RETURN_WORDS } from '#blocks/order/status-words.ts'
import type { ReturnView } from '#contract/buying/return-view.ts'
import { isReached, stepsOfReturn } from '#domain/returns/return-track.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { isWaiting } from './use-left-return.ts'
import css from './return-steps.module.css'

/** The state of a return on its way: what is behind it and what is to come. */
export function ReturnSteps({ one }: { readonly one: ReturnView }) {
  const { t, i18n } = useLingui()
  if (isWaiting(one) && one.state === 'applied')
    return (
      <p className={css.waits}>
        <Icon name="info" size={16} /> <Trans>Waits on this device</Trans>
      </p>
    )
  const steps = stepsOfReturn(one)
  return (
    <ol className={css.steps} aria-label={t`Progress`} data-ended={one.state === 'refused' || undefined}>
      {steps.map((step) => {
        const isNow = step === one.state
        const isDone = isReached(one, step)
        return (
          <li
            key={step}
            data-done={isDone || undefined}
            aria-current={isNow ? 'step' : undefined}
            className={css.step}
          >
            <span>{i18n._(RETURN_WORDS[step])}</span>
            {isDone && !isNow && <Behind />}
          </li>
        )
      })}
    </ol>
  )
}

function Behind(): ReactNode {
  return (
    <span className={css.hidden}>
      <span>{', '}</span>
      <Trans>done</Trans>
    </span>
  )
}
