import { createFileRoute } from '@tanstack/react-router'
import { articleHead } from '#features/article/article-head.ts'
import { loadArticle } from '#features/article/article-loader.ts'
import { ArticleScreen } from '#features/article/article-screen.tsx'

export const Route = createFileRoute('/_shop/Use-Coupon')({
  staticData: { part: 'articles' },
  loader: ({ context: { queries, storefront } }) => loadArticle(queries, storefront, '/Use-Coupon'),
  head: ({ match: { context }, loaderData }) =>
    loaderData ? articleHead(context, loaderData, '/Use-Coupon') : {},
  component: function UseCoupon() {
    return <ArticleScreen page="/Use-Coupon" />
  },
})
