import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { categoriesQuery } from '#data/navigation.ts'
import { dayRange, DELIVERY_DAYS, shippingWords } from '#domain/cart/shipping.ts'
import { SITES } from '#domain/region/sites.ts'
import { PageLink } from '#blocks/page-link.tsx'
import { usePlace } from '#blocks/place.tsx'
import { categoryAddress } from './category-address.ts'
import css from './footer.module.css'
import { Newsletter } from './newsletter.tsx'
import { Wordmark } from './wordmark.tsx'

/** The end of every page: where to go, and what one should know before buying. */
export function Footer() {
  const place = usePlace()
  const { restricted } = SITES[place.site]
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
        {!restricted && <Shelves />}
        {!restricted && (
          <div className={css.pair}>
            <Yours />
            <Help />
          </div>
        )}
        {!restricted && <GoodToKnow />}
      </div>
      <p className={css.small}>
        <Trans>© Vanda. Named after the orchid of Singapore.</Trans>
      </p>
    </footer>
  )
}

function Shelves() {
  const { t } = useLingui()
  const { data: categories } = useSuspenseQuery(categoriesQuery(usePlace()))
  return (
    <nav aria-label={t`Shop`}>
      <h2 className={css.head}>
        <Trans>Shop</Trans>
      </h2>
      <ul>
        {categories.map((category) => (
          <li key={category.categoriesId}>
            <PageLink href={categoryAddress(category)} className={css.link}>
              {category.categoryName}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Yours() {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Yours`}>
      <h2 className={css.head}>
        <Trans>Yours</Trans>
      </h2>
      <ul>
        <li>
          <PageLink href="/cart" className={css.link}>
            <Trans>Bag</Trans>
          </PageLink>
        </li>
        <li>
          <PageLink href="/user/wishlist" className={css.link}>
            <Trans>Wishlist</Trans>
          </PageLink>
        </li>
        <li>
          <PageLink href="/this-device" className={css.link}>
            <Trans>This device</Trans>
          </PageLink>
        </li>
      </ul>
    </nav>
  )
}

function Help() {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Help`}>
      <h2 className={css.head}>
        <Trans>Help</Trans>
      </h2>
      <ul>
        <li>
          <PageLink href="/pages/garment-size-guide" className={css.link}>
            <Trans>Size guide</Trans>
          </PageLink>
        </li>
        <li>
          <PageLink href="/help/offline" className={css.link}>
            <Trans>What works offline</Trans>
          </PageLink>
        </li>
      </ul>
    </nav>
  )
}

/** Spec 9.7, in this page's currency. */
function GoodToKnow() {
  const { freeOver } = shippingWords(usePlace())
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
