import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#blocks/page/page-head.ts'
import { loadProduct } from '#features/product/product-loader.ts'
import { productSearch, readProduct } from '#features/product/product-page-address.ts'
import { ProductScreen } from '#features/product/product-screen.tsx'
import { ProductScreenSkeleton } from '#features/product/product-screen-skeleton.tsx'

export const Route = createFileRoute('/_shop/products/$product')({
  staticData: { part: 'product' },
  validateSearch: productSearch,
  beforeLoad: ({ params, search }) => ({ spu: readProduct(params.product, search) }),
  loader: ({ context }) => loadProduct(context, context.spu),
  head: ({ loaderData, match: { context, search } }) =>
    loaderData ? pageHead({ ...context, ...loaderData, isVariant: search.sku !== undefined }) : {},
  pendingComponent: ProductScreenSkeleton,
  component: function Product() {
    const { spu } = Route.useRouteContext()
    const { sku, s_guide_code: guideCode, refused } = Route.useSearch()
    return <ProductScreen key={spu} spu={spu} sku={sku} guideCode={guideCode} refused={refused} />
  },
})
