import { createFileRoute } from '@tanstack/react-router'
import { articleHead } from '#features/article/article-head.ts'
import { loadArticle } from '#features/article/article-loader.ts'
import { ArticleScreen } from '#features/article/article-screen.tsx'

export const Route = createFileRoute('/_shop/pages/buy-more-save-more-tcs')({
  staticData: { part: 'articles' },
  loader: ({ context: { queries, storefront } }) =>
    loadArticle(queries, storefront, '/pages/buy-more-save-more-tcs'),
  head: ({ match: { context }, loaderData }) =>
    loaderData ? articleHead(context, loaderData, '/pages/buy-more-save-more-tcs') : {},
  component: function OfferTerms() {
    return <ArticleScreen page="/pages/buy-more-save-more-tcs" />
  },
})
