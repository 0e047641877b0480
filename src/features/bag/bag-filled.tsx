import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { BagReminder } from '#blocks/bag/bag-reminder.tsx'
import { BagLines } from '#blocks/bag/bag-lines.tsx'
import type { FilledBag } from '#blocks/bag/bag-contents.ts'
import { BagSummary, BagTotal } from '#blocks/bag/bag-summary.tsx'
import { CheckoutButton } from '#blocks/bag/checkout-button.tsx'
import { CheckoutQuestion } from '#blocks/bag/checkout-question.tsx'
import { UnbuyableNotice } from '#blocks/bag/unbuyable-notice.tsx'
import { useCheckout } from '#blocks/bag/use-checkout.ts'
import { useLineActions } from '#blocks/bag/use-line-actions.ts'
import { ThumbBar } from '#blocks/thumb-bar/thumb-bar.tsx'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import css from './bag-screen.module.css'
import { RetentionDialog } from './retention-dialog.tsx'

export function BagFilled({ bag }: { readonly bag: FilledBag }) {
  const button = useRef<HTMLDivElement>(null)
  const checkout = useCheckout(bag)
  return (
    <div className={css.columns}>
      <section className={css.goods}>
        <UnbuyableNotice lines={bag.lines} />
        <Selection bag={bag} />
        <BagLines lines={bag.lines} />
        <BagReminder />
      </section>
      <section className={css.summary} aria-labelledby="summary">
        <h2 id="summary">
          <Trans>Order Summary</Trans>
        </h2>
        <BagSummary bag={bag} />
        <div ref={button}>
          <CheckoutButton checkout={checkout} />
        </div>
        <ul className={css.promises}>
          <li>
            <Trans>No account needed: an email address is enough.</Trans>
          </li>
          <li>
            <Trans>Return request within 15 days of delivery.</Trans>
          </li>
        </ul>
      </section>
      <ThumbBar watched={button}>
        <BagTotal bag={bag} />
        <CheckoutButton checkout={checkout} />
      </ThumbBar>
      <CheckoutQuestion checkout={checkout} />
      <RetentionDialog bag={bag} onCheckOut={() => void checkout.go()} />
    </div>
  )
}

/** All at once: select, move, delete. */
function Selection({ bag }: { bag: FilledBag }) {
  const { t } = useLingui()
  const { select, remove, moveToWishlist } = useLineActions()
  const chosen = bag.lines.filter((line) => line.selected)
  const all = chosen.length === bag.lines.length
  return (
    <div className={css.selection}>
      <Checkbox
        label={t`Select all`}
        checked={all}
        onChange={(event) =>
          void select(
            bag.lines.map((line) => line.sku),
            event.target.checked,
          )
        }
      />
      {chosen.length > 1 && (
        <div className={css.together}>
          <Button look="quiet" size="small" onClick={() => void moveToWishlist(chosen)}>
            <Trans>Move {chosen.length} to Wishlist</Trans>
          </Button>
          <Button look="quiet" size="small" onClick={() => void remove(chosen)}>
            <Trans>Delete {chosen.length}</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
