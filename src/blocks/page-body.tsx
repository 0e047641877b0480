import type { ReactNode } from 'react'
import { useShopLayout } from './shop-layout-context.ts'
import { MinimalLayout } from './minimal-layout/minimal-layout.tsx'

/** For screens that may stand in the shop's frame or alone, such as failures: alone, they bring a way home. */
export function PageBody({ children }: { readonly children: ReactNode }) {
  return useShopLayout() ? children : <MinimalLayout>{children}</MinimalLayout>
}
