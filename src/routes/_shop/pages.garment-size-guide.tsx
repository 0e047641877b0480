import { createFileRoute } from '@tanstack/react-router'
import { sizeGuideHead } from '#features/size-guide/size-guide-head.ts'
import { SizeGuideScreen } from '#features/size-guide/size-guide-screen.tsx'

export const Route = createFileRoute('/_shop/pages/garment-size-guide')({
  head: ({ match }) => sizeGuideHead(match.context),
  component: SizeGuideScreen,
})
