import type { ReactNode } from 'react'
import { useShopLayout } from '../page/shop-layout-context.ts'
import { MinimalLayout } from './minimal-layout.tsx'

/** For screens with or without the shop's frame, such as failures: without it, they add a link home. */
export function FramedBody({ children }: { readonly children: ReactNode }) {
  return useShopLayout() ? children : <MinimalLayout>{children}</MinimalLayout>
}
