import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { RefundView } from '#contract/buying/orders.contract.ts'
import css from './refund.module.css'

type Part = RefundView['parts'][number]

/** What each means of payment gets back. */
export function RefundParts({ refund: { parts } }: { readonly refund: Pick<RefundView, 'parts'> }) {
  const { i18n } = useLingui()
  return (
    <ul className={css.parts}>
      {parts.map(({ tender, label, format, state }) => (
        <li key={`${tender} ${label}`}>
          <span>{label}</span>
          <span className={css.amount}>{format}</span>
          <span className={css.state} data-state={state}>
            {i18n._(STATES[state])}
          </span>
        </li>
      ))}
    </ul>
  )
}

const STATES: Readonly<Record<Part['state'], MessageDescriptor>> = {
  pending: msg`On its way`,
  done: msg`Done`,
  failed: msg`Could not be paid out yet; we take care of it`,
}
