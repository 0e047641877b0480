import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { MinimalLayout } from '#blocks/minimal-layout/minimal-layout.tsx'
import { useSignedIn } from '#blocks/use-signed-in.ts'
import { NeedsScripts } from '#blocks/needs-scripts/needs-scripts.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { CheckoutForm } from './components/checkout-form.tsx'
import css from './checkout-screen.module.css'
import { CheckoutScreenSkeleton } from './checkout-screen-skeleton.tsx'
import { useOpenDraft } from './use-checkout-draft.ts'

/** The checkout of guests and of members (spec 2.12): one page, three steps, one button. `buyNow`: without the cart (spec 4.6). */
export function CheckoutScreen({ buyNow }: { readonly buyNow: boolean }) {
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
      {opened ? (
        <CheckoutForm draft={opened.draft} buyNow={buyNow ? opened.buyNow : undefined} />
      ) : (
        <CheckoutScreenSkeleton />
      )}
    </MinimalLayout>
  )
}
