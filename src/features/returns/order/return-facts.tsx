import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import type { ReturnView } from '#contract/buying/return-view.ts'
import { hasNoRefund } from '#domain/returns/return-states.ts'
import { TYPE_WORDS } from './return-words.ts'
import css from './returns.module.css'
import { isWaiting } from './use-left-return.ts'
import { useReturnEstimate } from './use-return-estimate.ts'

type ReturnFactsProps = {
  readonly order: OrderView
  readonly one: ReturnView
  /** Its number is above. */
  readonly isNamed?: boolean
}

/** Number, type and amount of a return. */
export function ReturnFacts({ order, one, isNamed = false }: ReturnFactsProps) {
  const { i18n } = useLingui()
  const items = Object.fromEntries(one.items.map(({ position, qty }) => [position, qty]))
  const { total } = useReturnEstimate(order, { items, reason: one.reason })
  return (
    <dl className={css.facts}>
      {!isNamed && !isWaiting(one) && (
        <div>
          <dt>
            <Trans>Return number</Trans>
          </dt>
          <dd>{one.returnNumber}</dd>
        </div>
      )}
      <div>
        <dt>
          <Trans>How you return</Trans>
        </dt>
        <dd>{i18n._(TYPE_WORDS[one.type])}</dd>
      </div>
      {!hasNoRefund(one.state) && (
        <div>
          <dt>
            <Trans>Refund</Trans>
          </dt>
          <dd>{one.formatAmount === '' ? total : one.formatAmount}</dd>
        </div>
      )}
    </dl>
  )
}
