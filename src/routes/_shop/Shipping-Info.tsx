import { createFileRoute } from '@tanstack/react-router'
import { articleHead } from '#features/article/article-head.ts'
import { loadArticle } from '#features/article/article-loader.ts'
import { ArticleScreen } from '#features/article/article-screen.tsx'

export const Route = createFileRoute('/_shop/Shipping-Info')({
  staticData: { part: 'articles' },
  loader: ({ context: { queries, storefront } }) => loadArticle(queries, storefront, '/Shipping-Info'),
  head: ({ match: { context }, loaderData }) =>
    loaderData ? articleHead(context, loaderData, '/Shipping-Info') : {},
  component: function ShippingInfo() {
    return <ArticleScreen page="/Shipping-Info" />
  },
})
