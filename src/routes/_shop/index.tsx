import { createFileRoute } from '@tanstack/react-router'
import { homeHead } from '#features/home/home-head.ts'
import { HomeScreen } from '#features/home/home-screen.tsx'
import { loadHome } from '#features/home/home-loader.ts'

export const Route = createFileRoute('/_shop/')({
  staticData: { part: 'home' },
  loader: ({ context: { queries, storefront } }) => loadHome(queries, storefront),
  head: ({ match: { context }, loaderData }) => (loaderData ? homeHead({ context, seo: loaderData }) : {}),
  component: HomeScreen,
})
