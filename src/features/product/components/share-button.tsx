import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useOnceTrue } from '#blocks/use-once-true.ts'
import { useStorefront } from '#blocks/storefront-context.tsx'
import type { ProductDetail } from '#contract/product.contract.ts'
import { addressToShare } from './share-links.ts'
import { inKiosk } from '#platform/kiosk-tablet.ts'
import { commonInfoQuery } from '#queries/navigation-queries.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { toast } from '#ui/toast/toast.ts'

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }))

/**
 * Shares the piece: with the device's own dialog where it has one, else with the shop's. For a guide it copies the address
 * with the guide's code (spec 6).
 */
export function ShareButton({ product }: { readonly product: ProductDetail }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const storefront = useStorefront()
  const [shared, setShared] = useState<string>()
  const wanted = useOnceTrue(shared !== undefined)

  async function share() {
    const info = queries.getQueryData(commonInfoQuery(storefront).queryKey)
    const code = info?.isGuide === 1 ? info.guideCode : ''
    const url = addressToShare(location.href, code)
    if (code !== '') {
      return navigator.clipboard.writeText(url).then(
        () => toast(t`copy success`),
        () => toast(t`copy failed`),
      )
    }
    // The device's own dialog would lead out of a kiosk.
    if (!('share' in navigator) || inKiosk()) return setShared(url)
    try {
      await navigator.share({ title: product.productsName, url })
    } catch (error) {
      // The user has closed the device's dialog.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setShared(url)
    }
  }

  return (
    <>
      <Button look="quiet" data-scripted="" onClick={() => void share()}>
        <Icon name="share" size={18} /> <Trans>Share</Trans>
      </Button>
      {wanted && (
        <Suspense>
          <ShareDialog product={product} url={shared} onClose={() => setShared(undefined)} />
        </Suspense>
      )}
    </>
  )
}
