import type { ReactNode } from 'react'
import { useFramed } from './framed.ts'
import { SlimPage } from './slim-page/slim-page.tsx'

/** For screens that may stand in the shop's frame or alone, such as failures: alone, they bring a way home. */
export function PageBody({ children }: { readonly children: ReactNode }) {
  return useFramed() ? children : <SlimPage>{children}</SlimPage>
}
