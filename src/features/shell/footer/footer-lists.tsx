import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useHydrated } from '#platform/hydrated.ts'
import { inKiosk } from '#platform/kiosk/kiosk-tablet.ts'
import { topCategoriesQuery } from '#queries/navigation-queries.ts'
import type { ArticlePage } from '#domain/region/article-pages.ts'
import { openOverlay } from '#blocks/overlays.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { categoryAddress } from '../menu/category-address.ts'
import css from './footer.module.css'

/** A heading and the pages below it; `name` is the heading as text. */
function LinkList({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={name}>
      <h2 className={css.head}>{name}</h2>
      <ul>{children}</ul>
    </nav>
  )
}

function Entry({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <li>
      <PageLink href={href} className={css.link}>
        {children}
      </PageLink>
    </li>
  )
}

/** Static pages are a type, so a misspelt one does not compile. */
function ArticleEntry({ page, children }: { readonly page: ArticlePage; readonly children: ReactNode }) {
  return <Entry href={page}>{children}</Entry>
}

export function CategoryList() {
  const { t } = useLingui()
  const { data: categories } = useSuspenseQuery(topCategoriesQuery(useStorefront()))
  return (
    <LinkList name={t`Shop`}>
      {categories.map((category) => (
        <Entry key={category.categoriesId} href={categoryAddress(category)}>
          {category.categoryName}
        </Entry>
      ))}
    </LinkList>
  )
}

export function HelpList() {
  const { t } = useLingui()
  return (
    <LinkList name={t`Help`}>
      <ArticleEntry page="/Contact-Us">
        <Trans>Contact us</Trans>
      </ArticleEntry>
      <ArticleEntry page="/Shipping-Info">
        <Trans>Shipping</Trans>
      </ArticleEntry>
      <ArticleEntry page="/Return-Policy">
        <Trans>Returns and refunds</Trans>
      </ArticleEntry>
      <ArticleEntry page="/How-to-Pay">
        <Trans>How to pay</Trans>
      </ArticleEntry>
      <ArticleEntry page="/Use-Coupon">
        <Trans>Offers and coupons</Trans>
      </ArticleEntry>
      <Entry href="/pages/garment-size-guide">
        <Trans>Size guide</Trans>
      </Entry>
      <Entry href="/help/offline">
        <Trans>What works offline</Trans>
      </Entry>
    </LinkList>
  )
}

export function YoursList() {
  const { t } = useLingui()
  return (
    <LinkList name={t`Yours`}>
      <Entry href="/cart">
        <Trans>Bag</Trans>
      </Entry>
      <Entry href="/user/wishlist">
        <Trans>Wishlist</Trans>
      </Entry>
      <Entry href="/this-device">
        <Trans>App & offline</Trans>
      </Entry>
    </LinkList>
  )
}

/** Links about the shop and its terms, at the end of the footer. */
export function LegalList() {
  const { t } = useLingui()
  return (
    <nav aria-label={t`About Vanda`}>
      <ul className={css.legal}>
        <ArticleEntry page="/About-Us">
          <Trans>About us</Trans>
        </ArticleEntry>
        <ArticleEntry page="/Terms-And-Conditions">
          <Trans>Terms and conditions</Trans>
        </ArticleEntry>
        <ArticleEntry page="/Privacy-Cookie-Policy">
          <Trans>Privacy and cookies</Trans>
        </ArticleEntry>
        <ArticleEntry page="/Privacy-Center">
          <Trans>Privacy centre</Trans>
        </ArticleEntry>
        <ArticleEntry page="/Accessibility">
          <Trans>Accessibility</Trans>
        </ArticleEntry>
        <ArticleEntry page="/Copyright-Notice">
          <Trans>Copyright notice</Trans>
        </ArticleEntry>
        <PrivacyChoices />
      </ul>
    </nav>
  )
}

/** Opens the popup about privacy again; a tablet of a store keeps nothing that would need consent. */
function PrivacyChoices() {
  const hydrated = useHydrated()
  if (hydrated && inKiosk()) return null
  return (
    <li>
      <button type="button" className={css.link} onClick={() => void openOverlay('privacy')}>
        <Trans>Privacy choices</Trans>
      </button>
    </li>
  )
}
