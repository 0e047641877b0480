import { useQuery } from '@tanstack/react-query'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useHydrated } from '#platform/hydrated.ts'
import { commonInfoQuery } from '#queries/navigation-queries.ts'
import { onUse } from '#blocks/page/on-use.tsx'

const CopyImageButton = onUse(async () => (await import('./copy-image-button.tsx')).CopyImageButton)

/** What only guides see beside "Share", which copies their link (spec 2.10, 6). */
export function GuideButtons({ sku }: { readonly sku: string | undefined }) {
  const hydrated = useHydrated()
  // A disabled observer alone would not refetch the query after a login.
  const { data } = useQuery({ ...commonInfoQuery(useStorefront()), enabled: hydrated })
  // The header may have the answer before this part of the page is hydrated.
  if (!hydrated || data?.isGuide !== 1 || data.guideCode === '' || sku === undefined) return null
  return <CopyImageButton sku={sku} />
}
