import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Quote } from '#contract/buying/checkout.contract.ts'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { AppliedCodes } from './applied-codes.tsx'
import { CodeField } from './code-field.tsx'
import css from './code-step.module.css'
import { OwnCoupons } from './own-coupons.tsx'
import { OwnGiftCards } from './own-gift-cards.tsx'
import { PointsChoice } from './points-choice.tsx'
import type { BuyerMeans } from './use-means.ts'

export type CodeStepProps = {
  readonly means: BuyerMeans
  readonly quote: Quote | undefined
  /** A price is being fetched. */
  readonly pricing: boolean
}

/** One discount code, any number of gift cards, and points (spec 2.12, 9.6): folded away until it is wanted. */
export function CodeStep({ means, quote, pricing }: CodeStepProps) {
  const { t } = useLingui()
  const answers = quote?.codes ?? []
  const rejected = answers.find(({ code, problem }) => problem !== undefined && code === means.latest)
  // A code that no price has answered, as without a network, is shown as it was typed.
  const shown = means.codes
    .filter((code) => code !== rejected?.code)
    .map((code) => answers.find((one) => one.code === code) ?? (pricing ? undefined : { code, label: code }))
    .filter((code) => code !== undefined)
  const hasCoupons = (quote?.coupons.length ?? 0) > 0
  const cards = quote?.giftCards ?? []
  const hasMeans = means.codes.length > 0 || means.points > 0
  // It opens by itself, and closes by hand alone: a buyer who has removed a code may enter another one.
  const [open, setOpen] = useState(hasMeans)
  if (!open && (hasMeans || hasCoupons || cards.length > 0)) setOpen(true)
  return (
    <section className={css.codes} aria-label={t`Codes, gift cards and points`}>
      <Disclosure
        summary={quote?.points ? <Trans>Have a code or points?</Trans> : <Trans>Have a code?</Trans>}
        open={open}
      >
        <div className={css.body}>
          <CodeField means={means} rejected={rejected} pricing={pricing} />
          {shown.length > 0 && <AppliedCodes codes={shown} onRemove={means.removeCode} />}
          {quote && quote.coupons.length > 0 && <OwnCoupons coupons={quote.coupons} means={means} />}
          {cards.length > 0 && <OwnGiftCards cards={cards} means={means} />}
          {quote?.points && <PointsChoice points={quote.points} means={means} />}
        </div>
      </Disclosure>
    </section>
  )
}
