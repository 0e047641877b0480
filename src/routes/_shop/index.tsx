import { createFileRoute } from '@tanstack/react-router'
import { homeHead } from '#features/home/home-head.ts'
import { HomeScreen } from '#features/home/home-screen.tsx'
import { loadHome } from '#features/home/load-home.ts'

export const Route = createFileRoute('/_shop/')({
  loader: ({ context: { queries, place } }) => loadHome(queries, place),
  head: ({ match: { context }, loaderData }) => (loaderData ? homeHead({ context, seo: loaderData }) : {}),
  component: HomeScreen,
})
