import { Trans, useLingui } from '@lingui/react/macro'
import { PageLink } from '#blocks/page/page-link.tsx'
import { Picture } from '#blocks/pictures/picture.tsx'
import { Price } from '#blocks/product/card/price.tsx'
import { productAddress } from '#blocks/product/card/product-address.ts'
import { useNotSaved } from '#blocks/use-not-saved.ts'
import type { ProductCard } from '#contract/catalog/card-fields.ts'
import type { KeptLook } from '#contract/account/looks.contract.ts'
import { keepLook, removeLook } from '#sync/looks/look-actions.ts'
import { IconButton } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { toast } from '#ui/toast/toast.ts'
import { piecesOf, type LookPiece } from './look-pieces.ts'
import css from './saved-looks.module.css'

type LookCardProps = {
  readonly look: KeptLook
  readonly cards: readonly ProductCard[]
  /** The cards are the server's: a product without one is no longer in the shop. */
  readonly isWhole: boolean
}

const SIZES = '(min-width: 1025px) 23vw, (min-width: 769px) 30vw, 45vw'

/** Two pieces as one picture, with name and price of both. */
export function LookCard({ look, cards, isWhole }: LookCardProps) {
  const { t } = useLingui()
  const pieces = piecesOf(look, cards)
  const words = pieces.map(({ card, colour }) => t`${card.productsName} in ${colour?.color ?? ''}`)
  const [first = '', second = ''] = words
  const name = words.length === 2 ? t`${first} and ${second}` : first
  const remove = useRemove(look, name)
  return (
    <li className={css.look}>
      <div className={css.picture}>
        {look.picture === '' ? (
          <Apart pieces={pieces} />
        ) : (
          <Picture of={look.picture} sizes={SIZES} alt={t`${first} and ${second}, hung together`} />
        )}
        <IconButton
          className={css.remove}
          ground="disc"
          label={t`Remove this look: ${name}`}
          onClick={remove}
        >
          <Icon name="close" />
        </IconButton>
      </div>
      <ul className={css.pieces}>
        {pieces.map(({ card, colour }) => (
          <li key={card.spuCode}>
            <PageLink
              href={productAddress(
                card,
                colour?.size.find(({ canBuy }) => canBuy)?.sku ?? colour?.size[0]?.sku,
              )}
              className={css.name}
            >
              {card.productsName}
            </PageLink>
            <Price of={colour?.price ?? card} />
          </li>
        ))}
        {isWhole && pieces.length < 2 && (
          <li className={css.gone}>
            <Trans>An item in this look is no longer sold.</Trans>
          </li>
        )}
      </ul>
    </li>
  )
}

/** The shop has no picture of both together. */
function Apart({ pieces }: { readonly pieces: readonly LookPiece[] }) {
  return (
    <div className={css.apart}>
      {pieces.map(({ card, colour }) => (
        <Picture key={card.spuCode} of={colour?.imageUrl ?? card.imageUrl} sizes="12vw" alt="" />
      ))}
    </div>
  )
}

/** Removes it at once; the toast takes that back. */
function useRemove(look: KeptLook, name: string) {
  const { t } = useLingui()
  const notSaved = useNotSaved()
  const failed = () => notSaved()
  const putBack = () =>
    void keepLook(look, { productsName: name, imageUrl: look.picture, baseUrl: '' }).catch(failed)
  return () =>
    void removeLook(look.id).then(
      () => toast(t`Look removed`, { action: { label: t`Undo`, onAct: putBack } }),
      failed,
    )
}
