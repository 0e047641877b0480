import type { ReactNode } from 'react'
import type { ArticlePage } from '#domain/region/article-pages.ts'
import { SITES } from '#domain/region/sites.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useSellingSite } from '#blocks/storefront/use-selling-site.ts'
import { linkClass } from '#ui/link-style/link-style.tsx'

/** A policy beside the form that accepts it; of a site without that page, on the site that has it (spec 2.3). */
export function PolicyLink({ page, children }: { readonly page: ArticlePage; readonly children: ReactNode }) {
  const addressOf = useSellingSite()
  if (!SITES[useStorefront().site].restricted)
    return (
      <PageLink href={page} className={linkClass()} target="_blank">
        {children}
      </PageLink>
    )
  return (
    <a href={addressOf(page)} className={linkClass()} target="_blank" rel="noopener">
      {children}
    </a>
  )
}
