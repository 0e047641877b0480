import { createFileRoute } from '@tanstack/react-router'
import { articleHead } from '#features/article/article-head.ts'
import { loadArticle } from '#features/article/article-loader.ts'
import { ArticleScreen } from '#features/article/article-screen.tsx'

export const Route = createFileRoute('/_shop/About-Us')({
  staticData: { part: 'articles' },
  loader: ({ context: { queries, storefront } }) => loadArticle(queries, storefront, '/About-Us'),
  head: ({ match: { context }, loaderData }) =>
    loaderData ? articleHead(context, loaderData, '/About-Us') : {},
  component: function AboutUs() {
    return <ArticleScreen page="/About-Us" />
  },
})
