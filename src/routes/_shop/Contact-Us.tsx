import { createFileRoute } from '@tanstack/react-router'
import { articleHead } from '#features/article/article-head.ts'
import { loadArticle } from '#features/article/article-loader.ts'
import { ArticleScreen } from '#features/article/article-screen.tsx'

export const Route = createFileRoute('/_shop/Contact-Us')({
  staticData: { part: 'articles' },
  loader: ({ context: { queries, storefront } }) => loadArticle(queries, storefront, '/Contact-Us'),
  head: ({ match: { context }, loaderData }) =>
    loaderData ? articleHead(context, loaderData, '/Contact-Us') : {},
  component: function ContactUs() {
    return <ArticleScreen page="/Contact-Us" />
  },
})
