import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSignedIn } from '#blocks/identity/use-signed-in.ts'
import { useOnceTrue } from '#blocks/page/use-once-true.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { PENDING_ACTION } from '#contract/storage-keys.ts'
import type { ProductDetail } from '#contract/catalog/product.contract.ts'
import { addressToShare } from './share-links.ts'
import { copyText } from '#platform/device/copy-text.ts'
import { useHydrated } from '#platform/hydrated.ts'
import { inKiosk } from '#platform/kiosk/kiosk-tablet.ts'
import { readSession } from '#platform/storage/session-storage.ts'
import { commonInfoQuery } from '#queries/navigation-queries.ts'
import { IconButton } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { toast } from '#ui/toast/toast.ts'
import { onUse } from '#blocks/page/on-use.tsx'

const ShareDialog = onUse(async () => (await import('./share-dialog.tsx')).ShareDialog)

/** Only who presses the button needs it. */
const sharePoints = () => import('./share-points.ts')

/**
 * Shares the piece: with the device's own dialog where it has one, else with the shop's. For a guide it copies the
 * address with the guide's code (spec 6). A member has points for it; the shop's dialog offers a guest to log in
 * for them (spec 2.10, 4.1, 6).
 */
export function ShareButton({ product }: { readonly product: ProductDetail }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const storefront = useStorefront()
  const [shared, setShared] = useState<string>()
  const wanted = useOnceTrue(shared !== undefined)
  const { productsId } = product
  const hydrated = useHydrated()
  const inStore = hydrated && inKiosk()
  const signedIn = useSignedIn()

  useEffect(() => {
    // Most visits have no such action: what reads it is loaded for those that have.
    if (readSession(PENDING_ACTION) === undefined) return
    void sharePoints().then(({ isShareResumed }) => {
      if (isShareResumed(productsId)) setShared(addressToShare(location.href))
    })
  }, [productsId])

  /** A failed count shows no error: the piece has been shared. */
  async function count() {
    const message = await (await sharePoints()).countForPoints(queries, productsId)
    if (message) toast(t(message))
  }

  const askForPoints = async () => (await sharePoints()).askForPoints(productsId)

  async function share() {
    const info = queries.getQueryData(commonInfoQuery(storefront).queryKey)
    const code = info?.isGuide === 1 ? info.guideCode : ''
    const url = addressToShare(location.href, code)
    if (code !== '') {
      try {
        await copyText(url)
      } catch {
        return toast(t`copy failed`)
      }
      toast(t`copy success`)
      return count()
    }
    // The device's own dialog would lead out of a kiosk.
    if (!('share' in navigator) || inKiosk()) return setShared(url)
    try {
      await navigator.share({ title: product.productsName, url })
    } catch (error) {
      // The user has closed the device's dialog.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setShared(url)
      return
    }
    await count()
  }

  return (
    <>
      <IconButton
        data-scripted=""
        label={inStore ? t`Share` : t`Share & get 2 points`}
        onClick={() => void share()}
      >
        <Icon name="share" />
      </IconButton>
      {wanted && (
        <ShareDialog
          product={product}
          url={shared}
          onShared={() => void count()}
          onPoints={signedIn === false && !inKiosk() ? askForPoints : undefined}
          onClose={() => setShared(undefined)}
        />
      )}
    </>
  )
}
