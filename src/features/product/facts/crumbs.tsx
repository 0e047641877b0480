import { Trans, useLingui } from '@lingui/react/macro'
import { PageLink } from '#blocks/page/page-link.tsx'
import type { ProductDetail } from '#contract/catalog/product.contract.ts'
import css from '../product-screen.module.css'

export function Crumbs({ product }: { readonly product: Pick<ProductDetail, 'productType'> }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Breadcrumb`} className={css.crumbs}>
      <ol>
        <li>
          <PageLink href="/">
            <Trans>Home</Trans>
          </PageLink>
        </li>
        {product.productType.map((category) => (
          <li key={category.categoriesId}>
            <PageLink href={category.url}>{category.categoriesName}</PageLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
