import { Trans } from '@lingui/react/macro'
import { NeedsScripts } from '#blocks/needs-scripts/needs-scripts.tsx'
import { ExpressButton } from '#blocks/express/express-button.tsx'
import { NotifyMe } from '#blocks/product/buying/notify-me.tsx'
import type { Selection } from '#blocks/product/choices/selection.ts'
import type { Buying } from '#blocks/product/buying/use-buying.ts'
import { UnbuyableWord } from '#blocks/product/choices/unbuyable-word.tsx'
import { useWishlistToggle } from '#blocks/product/card/wishlist-button.tsx'
import type { ProductDetail } from '#contract/catalog/product.contract.ts'
import { isPreOrder } from '#domain/catalog/variants.ts'
import { useHydrated } from '#platform/hydrated.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { AddForm } from './add-form.tsx'
import css from './buy-box.module.css'
import type { EgiftFormProps } from './egift-form.tsx'
import { GuideButtons } from '../sharing/guide-buttons.tsx'
import { ShareButton } from '../sharing/share-button.tsx'
import { onUse } from '#blocks/page/on-use.tsx'

const EgiftForm = onUse(async () => (await import('./egift-form.tsx')).EgiftForm)

const WatchPiece = onUse(async () => (await import('#blocks/product/buying/watch-piece.tsx')).WatchPiece)

export type BuyButtonsProps = {
  readonly product: ProductDetail
  readonly selection: Selection | undefined
  readonly buying: Buying
  readonly onAdd: () => void
  readonly onBuyNow: () => void
  readonly onExpress: () => void
  /** Buys an eGift card for its recipient. */
  readonly onGift: EgiftFormProps['onBuy']
  /** True during the redirect to the wallet: further presses are ignored. */
  readonly isLeaving: boolean
  readonly onSku: (sku: string) => void
  /** Validates size or amount; false when one has to be chosen first. */
  readonly onAmount: () => boolean
}

/** The buttons for the state of the product (spec 4.6). */
export function BuyButtons({
  product,
  selection,
  buying,
  onAdd,
  onBuyNow,
  onExpress,
  onGift,
  isLeaving,
  onSku,
  onAmount,
}: BuyButtonsProps) {
  return (
    <div className={css.buttons}>
      {buying.button === 'add-to-cart' && (
        <>
          <AddForm product={product}>
            <Button type="submit" wide onClick={onAdd}>
              {isPreOrder(product) ? <Trans>Pre-order</Trans> : <Trans>Add to Cart</Trans>}
            </Button>
          </AddForm>
          <div className={css.now}>
            <Button wide look="outline" onClick={onBuyNow}>
              <Trans>Buy Now</Trans>
            </Button>
            <ExpressButton busy={isLeaving} onClick={onExpress} />
          </div>
        </>
      )}
      {buying.button === 'egift' && (
        <GiftForm
          spu={product.spuCode}
          sku={selection?.chosen?.sku}
          amount={selection?.chosen?.formatFinalPrice}
          onSku={onSku}
          onAmount={onAmount}
          onBuy={onGift}
        />
      )}
      {buying.button === 'redeem-only' && (
        <Button wide disabled>
          <Trans>Redeem Only</Trans>
        </Button>
      )}
      {buying.button === 'notify' || buying.button === 'stop-selling' ? (
        <Unbuyable product={product} selection={selection} sku={buying.sku} />
      ) : (
        <div className={css.instead}>
          <WishlistTextButton product={product} />
          <ShareButton product={product} />
          <GuideButtons sku={selection?.shown.sku} />
        </div>
      )}
    </div>
  )
}

/** The form of an eGift card, which only the app can keep. */
function GiftForm(props: EgiftFormProps) {
  const hydrated = useHydrated()
  return (
    <>
      <NeedsScripts />
      {hydrated && <EgiftForm {...props} />}
    </>
  )
}

/** A product out of stock can be waited for; one that the shop has withdrawn cannot (spec 4.14). */
function Unbuyable({
  product,
  selection,
  sku,
}: Pick<BuyButtonsProps, 'product' | 'selection'> & { readonly sku: string | undefined }) {
  const hydrated = useHydrated()
  return (
    <>
      <p className={css.note}>
        <UnbuyableWord of={product} />
      </p>
      <NotifyMe product={product} selection={selection} instead />
      <div className={css.instead}>
        {sku && hydrated && !product.stopSelling && <WatchPiece sku={sku} />}
        <WishlistTextButton product={product} />
        <ShareButton product={product} />
        <GuideButtons sku={selection?.shown.sku} />
        {product.relateAttributes.length > 0 && (
          <a href="#similar" className={linkClass('quiet')}>
            <Trans>Similar in stock</Trans>
          </a>
        )}
      </div>
    </>
  )
}

function WishlistTextButton({ product }: { product: ProductDetail }) {
  const { on, toggle } = useWishlistToggle(product)
  return (
    <Button look="quiet" guarded={false} onClick={toggle}>
      <Icon name={on ? 'heart-filled' : 'heart'} size={18} />{' '}
      {on ? <Trans>Added to wishlist</Trans> : <Trans>Add to wishlist</Trans>}
    </Button>
  )
}
