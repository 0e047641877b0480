import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { PageLink } from '#blocks/page/page-link.tsx'
import { Picture } from '#blocks/pictures/picture.tsx'
import type { Repurchased } from '#commands/order-calls.ts'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import { buttonLink, linkClass } from '#ui/link-style/link-style.tsx'
import css from './repurchase.module.css'

type RepurchaseResultProps = { readonly done: Repurchased; readonly order: OrderView }

/** What is in the bag now, with a price that has changed, and what is not, and why. */
export function RepurchaseResult({ done: { added, missing }, order }: RepurchaseResultProps) {
  const head = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone.
  useEffect(() => head.current?.focus(), [])
  const line = (sku: string) => order.item.find((one) => one.sku === sku)
  return (
    <div className={css.page}>
      <section aria-labelledby="added" className={css.section}>
        <h2 id="added" ref={head} tabIndex={-1}>
          {added.length === 0 ? (
            <Trans>Nothing could be added</Trans>
          ) : (
            <Plural value={added.length} one="# item is in your bag" other="# items are in your bag" />
          )}
        </h2>
        <ul className={css.rows}>
          {added.map(({ sku, productsName, price }) => (
            <li key={sku}>
              <PieceImage of={line(sku)?.imageUrl} />
              <div>
                <p>{productsName}</p>
                <p className={css.soft}>{[line(sku)?.color, line(sku)?.size].filter(Boolean).join(' / ')}</p>
                {price && (
                  <p className={css.change}>
                    <Trans>
                      {price.now} today; {price.before} in your order
                    </Trans>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
        {added.length > 0 && (
          <PageLink href="/cart" {...buttonLink()}>
            <Trans>Go to bag</Trans>
          </PageLink>
        )}
      </section>
      {missing.length > 0 && <Missing missing={missing} />}
    </div>
  )
}

function Missing({ missing }: Pick<Repurchased, 'missing'>) {
  return (
    <section aria-labelledby="missing" className={css.section}>
      <h2 id="missing">
        <Trans>Not in your bag</Trans>
      </h2>
      <ul className={css.rows}>
        {missing.map(({ sku, productsName, imageUrl, baseUrl, why }) => (
          <li key={sku}>
            <PieceImage of={imageUrl} />
            <div>
              <p>{productsName}</p>
              <p className={css.soft}>{WHY[why]()}</p>
              {baseUrl !== '' && (
                <p>
                  <PageLink href={pieceLink(baseUrl, sku)} className={linkClass('quiet')}>
                    {why === 'sold-out' ? <Trans>Notify me</Trans> : <Trans>See the item</Trans>}
                  </PageLink>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PieceImage({ of }: { readonly of: string | undefined }) {
  return of ? <Picture of={of} sizes="4.5rem" alt="" widths={[180]} /> : <span />
}

function pieceLink(baseUrl: string, sku: string): string {
  return baseUrl.includes('?') ? baseUrl : `${baseUrl}?sku=${encodeURIComponent(sku)}`
}

const WHY = {
  'sold-out': () => <Trans>Sold out</Trans>,
  ended: () => <Trans>No longer in the shop</Trans>,
  gift: () => <Trans>It was a gift of that order</Trans>,
  egift: () => <Trans>A gift card is bought on its own page, with its recipient</Trans>,
  points: () => <Trans>It is redeemed with points, on its own page</Trans>,
} as const
