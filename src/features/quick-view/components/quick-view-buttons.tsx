import { Trans } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { POINTS_PAGE } from '#domain/catalog/points-purchase.ts'
import { Button } from '#ui/button/button.tsx'
import { NotifyMe } from '#blocks/product/buying/notify-me.tsx'
import type { ChoiceProduct, Selection } from '#blocks/product/choices/selection.ts'
import type { Buying } from '#blocks/product/buying/use-buying.ts'
import { WishlistButton } from '#blocks/product/card/wishlist-button.tsx'
import css from './quick-view.module.css'
import type { Redeeming } from '#blocks/product/redeeming/use-redeeming.ts'

type QuickViewButtonsProps = {
  readonly product: ChoiceProduct
  readonly selection: Selection | undefined
  readonly buying: Buying
  /** Undefined where points do not buy it. */
  readonly redeeming: Redeeming | undefined
  readonly onAdd: () => void
}

/** The buttons for the state of the product (spec 4.5, 4.6), and the wishlist. */
export function QuickViewButtons({ product, selection, buying, redeeming, onAdd }: QuickViewButtonsProps) {
  const { button } = buying
  const isPointsPage = useRouterState({ select: ({ location }) => location.pathname === POINTS_PAGE })
  const offer = button === 'notify' || button === 'stop-selling' ? undefined : redeeming
  // The first button is the one that the card named; the bag, which takes the full price, comes second.
  const isRedeemFirst = offer !== undefined && (isPointsPage || button === 'redeem-only')
  const redeemButton = offer && (
    <Button wide look={isRedeemFirst ? 'solid' : 'outline'} onClick={offer.redeem}>
      <Trans>Redeem Product</Trans>
    </Button>
  )
  return (
    <div className={css.actions}>
      <div className={css.buttons}>
        {isRedeemFirst && redeemButton}
        {button === 'add-to-cart' && (
          <Button wide look={isRedeemFirst ? 'outline' : 'solid'} onClick={onAdd}>
            <Trans>Add to Cart</Trans>
          </Button>
        )}
        {button === 'notify' && <NotifyMe product={product} selection={selection} instead />}
        {!isRedeemFirst && redeemButton}
        {button === 'redeem-only' && !offer && (
          <Button wide disabled>
            <Trans>Redeem Only</Trans>
          </Button>
        )}
      </div>
      <WishlistButton card={product} className={css.heart} />
    </div>
  )
}
