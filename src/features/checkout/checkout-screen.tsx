import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { MinimalLayout } from '#blocks/minimal-layout/minimal-layout.tsx'
import { useSignedIn } from '#blocks/identity/use-signed-in.ts'
import { NeedsScripts } from '#blocks/needs-scripts/needs-scripts.tsx'
import { dropBuyNow, type BuyNow } from '#drafts/buy-now-draft.ts'
import { dropEgiftDraft } from '#drafts/egift-draft.ts'
import { refreshCart } from '#sync/cart/cart-actions.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { CheckoutForm } from './form/checkout-form.tsx'
import { ExpressReturn } from './express/express-return.tsx'
import css from './checkout-screen.module.css'
import { CheckoutScreenSkeleton } from './checkout-screen-skeleton.tsx'
import { useOpenDraft } from './use-checkout-draft.ts'

export type CheckoutScreenProps = {
  /** Without the cart (spec 4.6). */
  readonly buyNow: boolean
  /** The express checkout that a wallet has returned from. */
  readonly express: string | undefined
}

/** The checkout of guests and of members (spec 2.12): one page, three steps, one button. */
export function CheckoutScreen({ buyNow, express }: CheckoutScreenProps) {
  const { t } = useLingui()
  const opened = useOpenDraft(buyNow)
  const isSignedIn = useSignedIn()
  return (
    <MinimalLayout
      start={
        <Link to="/cart" className={linkClass('plain', css.back)}>
          <Icon name="chevron-start" size={16} />{' '}
          <span className={css.backWord}>
            <Trans>Bag</Trans>
          </span>
        </Link>
      }
      end={<span className={css.safe}>{isSignedIn === true ? t`Member checkout` : t`Guest checkout`}</span>}
    >
      <h1 className={css.title}>
        <Trans>Checkout</Trans>
      </h1>
      <NeedsScripts />
      {opened && express !== undefined ? (
        <ExpressReturn express={express} draft={opened.draft} />
      ) : opened ? (
        <CheckoutForm
          draft={opened.draft}
          buyNow={buyNow ? opened.buyNow : undefined}
          onOrdered={buyNow ? () => dropBought(opened.buyNow) : refreshCart}
        />
      ) : (
        <CheckoutScreenSkeleton />
      )}
    </MinimalLayout>
  )
}

/** Another card of the same kind begins with an empty form. */
async function dropBought(bought: BuyNow | undefined): Promise<void> {
  if (bought?.egift) await dropEgiftDraft(bought.productInfo.spuCode).catch(() => {})
  await dropBuyNow()
}
