import { createFileRoute, Outlet } from '@tanstack/react-router'
import { topCategoriesQuery } from '#queries/navigation-queries.ts'
import { SELDOM_MS } from '#queries/stale-times.ts'
import { useForeignApp } from '#blocks/use-foreign-app.ts'
import { ShopFrame } from '#features/shell/shop-frame.tsx'
import { Overlays } from './-overlays.tsx'

export const Route = createFileRoute('/_shop')({
  loader: async ({ context: { queries, storefront } }) => {
    await queries.ensureQueryData(topCategoriesQuery(storefront))
  },
  staleTime: SELDOM_MS,
  component: function Shop() {
    const isInForeignApp = useForeignApp()
    return (
      <ShopFrame bare={isInForeignApp} overlays={<Overlays />}>
        <Outlet />
      </ShopFrame>
    )
  },
})
