import { createFileRoute } from '@tanstack/react-router'
import { articleHead } from '#features/article/article-head.ts'
import { loadArticle } from '#features/article/article-loader.ts'
import { ArticleScreen } from '#features/article/article-screen.tsx'

export const Route = createFileRoute('/_shop/Privacy-Cookie-Policy')({
  staticData: { part: 'articles' },
  loader: ({ context: { queries, storefront } }) =>
    loadArticle(queries, storefront, '/Privacy-Cookie-Policy'),
  head: ({ match: { context }, loaderData }) =>
    loaderData ? articleHead(context, loaderData, '/Privacy-Cookie-Policy') : {},
  component: function PrivacyCookiePolicy() {
    return <ArticleScreen page="/Privacy-Cookie-Policy" />
  },
})
