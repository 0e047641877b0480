import { Trans } from '@lingui/react/macro'
import { dayRange, DELIVERY_DAYS, shippingWords } from '#domain/cart/shipping.ts'
import { SITES } from '#domain/region/sites.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import css from './footer.module.css'
import { HelpList, LegalList, CategoryList, YoursList } from './footer-lists.tsx'
import { LegalElsewhere } from './legal-elsewhere.tsx'
import { Newsletter } from './newsletter.tsx'
import { Wordmark } from '../header/wordmark.tsx'

/** The footer of every page: links and service information. */
export function Footer() {
  const { restricted } = SITES[useStorefront().site]
  return (
    <footer className={css.footer} data-surface="ink">
      <div className={css.inner}>
        <div className={css.sign}>
          <Wordmark />
          <p>
            <Trans>Women’s clothing from Singapore, cut for warm days and long evenings.</Trans>
          </p>
          {!restricted && <Newsletter />}
        </div>
        {!restricted && (
          <>
            <CategoryList />
            <HelpList />
            <YoursList />
            <GoodToKnow />
          </>
        )}
      </div>
      <div className={css.small}>
        {restricted ? <LegalElsewhere /> : <LegalList />}
        <p>
          <Trans>© Vanda. Named after the orchid of Singapore.</Trans>
        </p>
      </div>
    </footer>
  )
}

/** Spec 9.7, in this page's currency. */
function GoodToKnow() {
  const { freeOver } = shippingWords(useStorefront())
  const processing = dayRange(DELIVERY_DAYS.processing)
  const international = dayRange(DELIVERY_DAYS.international)
  return (
    <section className={css.facts}>
      <h2 className={css.head}>
        <Trans>Good to know</Trans>
      </h2>
      <ul>
        <li>
          <Trans>Free shipping over {freeOver}</Trans>
        </li>
        <li>
          <Trans>
            Packed within {processing} business days; {international} more to other countries
          </Trans>
        </li>
        <li>
          <Trans>Returns within 15 days of delivery</Trans>
        </li>
        <li>
          <Trans>No account needed to buy</Trans>
        </li>
      </ul>
    </section>
  )
}
