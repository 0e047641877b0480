import { Trans, useLingui } from '@lingui/react/macro'
import { formatRound } from '#domain/money/money.ts'
import { Picture } from '#blocks/pictures/picture.tsx'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { buttonLink } from '#ui/link-style/link-style.tsx'
import { useCloseWithout } from '../use-close-without.ts'
import css from './gift-popup.module.css'
import { useGiftOffer, type GiftOffer } from './use-gift-offer.ts'

/** Pieces that are shown of those to choose from. */
const SHOWN = 3

interface GiftPopupProps {
  readonly onClose: () => void
}

/** The free gift of a promotion, what it takes, and the way to it (spec 2.11). */
export function GiftPopup({ onClose }: GiftPopupProps) {
  const { t } = useLingui()
  const offer = useGiftOffer()
  useCloseWithout(offer !== undefined, onClose)
  if (!offer) return null
  return (
    <Dialog.Root open onClose={onClose} label={t`A gift for you`} closeLabel={t`Close`} size="small">
      <Dialog.Title className={css.title}>
        <Trans>A gift for you</Trans>
      </Dialog.Title>
      <Dialog.Body className={css.body}>
        <ul className={css.pieces} data-count={Math.min(offer.pieces.length, SHOWN)}>
          {offer.pieces.slice(0, SHOWN).map((piece) => (
            <li key={piece.productId}>
              <PageLink href={piece.baseUrl} className={css.piece} onClick={onClose}>
                <Picture of={piece.imageUrl} sizes="16rem" alt="" widths={[180, 360, 540]} />
                <span>{piece.productsName}</span>
              </PageLink>
              <p className={css.price}>
                <strong>{piece.formatFinalPrice}</strong> <s>{piece.formatProductsPrice}</s>
              </p>
            </li>
          ))}
        </ul>
        <Condition offer={offer} />
      </Dialog.Body>
      <Dialog.Footer>
        {offer.left === 0 ? (
          <PageLink href="/cart" {...buttonLink('solid', { wide: true })} data-autofocus="" onClick={onClose}>
            <Trans>Choose it in your bag</Trans>
          </PageLink>
        ) : (
          <PageLink
            href="/collections/new-arrivals"
            {...buttonLink('solid', { wide: true })}
            data-autofocus=""
            onClick={onClose}
          >
            <Trans>Shop now</Trans>
          </PageLink>
        )}
      </Dialog.Footer>
    </Dialog.Root>
  )
}

function Condition({ offer: { least, left, formatLeft } }: { readonly offer: GiftOffer }) {
  const { currency, locale } = useStorefront()
  const from = formatRound(least, currency, locale)
  return (
    <div className={css.condition}>
      <p>
        {least === 0 ? (
          <Trans>Free with every order.</Trans>
        ) : (
          <Trans>Free when you shop for {from} or more.</Trans>
        )}
      </p>
      <p className={css.soft}>
        {left === 0 ? (
          <Trans>Your bag has reached it. One free gift per order.</Trans>
        ) : left < least ? (
          <Trans>{formatLeft} to go. One free gift per order, while stocks last.</Trans>
        ) : (
          <Trans>One free gift per order, while stocks last.</Trans>
        )}
      </p>
    </div>
  )
}
