import { Trans, useLingui } from '@lingui/react/macro'
import { sendQuantity } from '#sync/cart/cart-actions.ts'
import { useCartChanges } from '#sync/cart/cart-changes.ts'
import type { CartViewLine } from '#sync/resources/cart-view.ts'
import { quantityBounds, readQuantity } from '#domain/cart/quantity.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { NumberInput } from '#ui/number-input/number-input.tsx'
import { PageLink } from '../page/page-link.tsx'
import { Picture } from '../pictures/picture.tsx'
import { Price } from '../product/card/price.tsx'
import { productAddress } from '../product/card/product-address.ts'
import { useSavedLabel } from '../sync/use-saved-label.ts'
import { useSlowSave } from '../sync/use-slow-save.ts'
import css from './cart-line-row.module.css'
import { ChangeButton } from './change/change-button.tsx'
import { mustLeave } from '#domain/cart/totals-of-cart.ts'
import { StockLimit } from '../product/buying/stock-limit.tsx'
import { useLineActions } from './use-line-actions.ts'

/** One line of the cart, on the page and in the side panel. */
export function CartLineRow({
  line,
  onChange,
}: {
  readonly line: CartViewLine
  /** The user wants another colour or size. */
  readonly onChange: () => void
}) {
  const { t } = useLingui()
  const { select, quantity } = useLineActions()
  const name = line.productsName
  const { max } = quantityBounds({ stock: line.stock > 0 ? line.stock : undefined })
  const gone = mustLeave(line)
  const address = productAddress({ baseUrl: line.baseUrl, skuCode: line.sku })

  return (
    <li className={css.line} data-gone={gone || undefined} aria-busy={line.savingSince !== undefined}>
      <div className={css.select}>
        <Checkbox
          labelHidden
          label={t`Select ${name}`}
          checked={line.selected}
          onChange={(event) => void select([line.sku], event.target.checked)}
        />
      </div>
      <PageLink href={address} className={css.picture} tabIndex={-1} aria-hidden="true">
        <Picture of={line.imageUrl} sizes="(min-width: 1025px) 9rem, 6rem" alt="" widths={[180, 360]} />
      </PageLink>
      <div className={css.words}>
        <div className={css.head}>
          <PageLink href={address} className={css.name}>
            {name}
          </PageLink>
          <Price of={line} />
        </div>
        <div className={css.kind}>
          <p>{[line.color, line.size].filter(Boolean).join(' / ')}</p>
          <ChangeButton line={line} onChange={onChange} />
        </div>
        <LineNotes line={line} />
        <div className={css.foot}>
          {gone ? (
            <span />
          ) : (
            <NumberInput
              label={t`Quantity of ${name}`}
              labelHidden
              increaseLabel={t`One more ${name}`}
              decreaseLabel={t`One less ${name}`}
              value={line.qty}
              min={1}
              max={max}
              read={readQuantity}
              onChange={(qty) => void quantity(line.sku, qty)}
              onSettled={() => void sendQuantity()}
            />
          )}
          {line.qty > 1 && !gone && <span className={css.sum}>{line.formatFinalPriceTotal}</span>}
        </div>
      </div>
      <LineButtons line={line} />
    </li>
  )
}

function LineNotes({ line }: { line: CartViewLine }) {
  const savedHere = useSavedLabel()
  const isSlow = useSlowSave(line.savingSince)
  const repriced = useCartChanges().find((change) => change.piece.sku === line.sku && change.kind === 'price')
  const capped = line.state === 'ok' && line.stock > 0 && line.qty >= line.stock
  return (
    <ul className={css.notes}>
      {line.state === 'sold-out' && (
        <li className={css.alarm}>
          <Trans>Sold Out</Trans>
        </li>
      )}
      {line.state === 'stop-selling' && (
        <li className={css.alarm}>
          <Trans>Stop Selling</Trans>
        </li>
      )}
      {repriced?.kind === 'price' && (
        <li className={css.alarm}>
          <Trans>
            Price changed from {repriced.from} to {repriced.to}
          </Trans>
        </li>
      )}
      {line.preOrder && (
        <li>
          <Trans>Pre Order</Trans>
        </li>
      )}
      {line.soldTag && <li className={css.offer}>{line.soldTag}</li>}
      {capped && (
        <li>
          <StockLimit qty={line.qty} stock={line.stock} />
        </li>
      )}
      {line.unsaved && (
        <li className={css.alarm}>
          <Trans>Not saved on this device</Trans>
        </li>
      )}
      {isSlow && (
        <li>
          <Trans>Saving…</Trans>
        </li>
      )}
      {line.waiting && line.savingSince === undefined && savedHere && (
        <li className={css.waiting}>
          <Icon name="sync" size={14} /> <Trans>Saved on this device</Trans>
        </li>
      )}
    </ul>
  )
}

function LineButtons({ line }: { line: CartViewLine }) {
  const { t } = useLingui()
  const { remove, moveToWishlist } = useLineActions()
  const name = line.productsName
  return (
    <div className={css.buttons}>
      <Button
        look="quiet"
        size="small"
        aria-label={t`Move to Wishlist: ${name}`}
        onClick={() => void moveToWishlist([line])}
      >
        <Trans>Move to Wishlist</Trans>
      </Button>
      <Button look="quiet" size="small" aria-label={t`Delete: ${name}`} onClick={() => void remove([line])}>
        <Trans>Delete</Trans>
      </Button>
    </div>
  )
}
