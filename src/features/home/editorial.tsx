import { Trans } from '@lingui/react/macro'
import { SHIPPING } from '#domain/cart/shipping.ts'
import { convert, formatMoney } from '#domain/money/money.ts'
import { usePlace } from '#blocks/place.tsx'
import css from './editorial.module.css'

/** What we mean, in one breath, and what we promise (spec 9.7). */
export function Editorial() {
  const { currency, locale } = usePlace()
  const freeOver = formatMoney(convert(SHIPPING.freeOver, currency), currency, locale)
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
          <li>
            <Trans>Collect in store in Singapore, free of charge</Trans>
          </li>
          <li>
            <Trans>Returns within 15 days of delivery</Trans>
          </li>
        </ul>
      </div>
    </section>
  )
}
