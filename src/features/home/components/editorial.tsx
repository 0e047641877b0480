import { Trans } from '@lingui/react/macro'
import { shippingWords } from '#domain/cart/shipping.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import css from './editorial.module.css'

/** The shop's statement in one sentence, and its promises (spec 9.7). */
export function Editorial({ hasStores }: { readonly hasStores: boolean }) {
  const { freeOver } = shippingWords(useStorefront())
  return (
    <section className={css.band} data-surface="ink">
      <div className={css.inner}>
        <h2 className={css.words}>
          <Trans>
            Made in a city where it is <em>always summer</em>, for everywhere it sometimes is.
          </Trans>
        </h2>
        <ul className={css.facts}>
          <li>
            <Trans>Free shipping over {freeOver}</Trans>
          </li>
          {hasStores && (
            <li>
              <Trans>Collect in store in Singapore, free of charge</Trans>
            </li>
          )}
          <li>
            <Trans>Returns within 15 days of delivery</Trans>
          </li>
        </ul>
      </div>
    </section>
  )
}
