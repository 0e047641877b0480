import { createFileRoute } from '@tanstack/react-router'
import { articleHead } from '#features/article/article-head.ts'
import { loadArticle } from '#features/article/article-loader.ts'
import { ArticleScreen } from '#features/article/article-screen.tsx'

export const Route = createFileRoute('/_shop/Terms-And-Conditions')({
  staticData: { part: 'articles' },
  loader: ({ context: { queries, storefront } }) => loadArticle(queries, storefront, '/Terms-And-Conditions'),
  head: ({ match: { context }, loaderData }) =>
    loaderData ? articleHead(context, loaderData, '/Terms-And-Conditions') : {},
  component: function TermsAndConditions() {
    return <ArticleScreen page="/Terms-And-Conditions" />
  },
})
