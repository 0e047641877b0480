import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useInstall } from '#blocks/install/use-install.ts'
import { useOpenOverlay } from '#blocks/overlays.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { nearerSite, type NearerSite } from '#domain/offers/nearer-site.ts'
import { visitOffer, type VisitOffer } from '#domain/offers/visit-offer.ts'
import { isCheckoutPage } from '#domain/region/links.ts'
import { SITES } from '#domain/region/sites.ts'
import { useOnline } from '#platform/online.ts'
import { updateState } from '#platform/updates/update-state.ts'
import { hasOrdered, noteVisit, readOfferAnswers, saveOfferAnswer, spendVisit } from '#preferences/visit.ts'
import { useStorage } from '#sync/use-storage.ts'
import { useWishlist } from '#sync/wishlist/use-wishlist.ts'

export interface ShownOffer {
  readonly offer: VisitOffer | undefined
  readonly near: NearerSite | undefined
  readonly close: () => void
}

/** The offer of this visit, from the moment at which there is a reason for it; away while something else is on. */
export function useVisitOffer(): ShownOffer {
  const { site } = useStorefront()
  const { way } = useInstall()
  const wishlist = useWishlist()
  const isBusy = useIsBusy()
  const [offer, setOffer] = useState<VisitOffer>()
  const [near] = useState(() => nearerSite({ site, ...whereabouts() }))
  const hasWish = wishlist.status === 'ready' && wishlist.spus.length > 0

  useEffect(() => {
    const decide = () => {
      const now = Date.now()
      const found = visitOffer({
        now,
        visit: noteVisit(now),
        answers: readOfferAnswers(),
        isBusy,
        isRestricted: SITES[site].restricted,
        hasNearerSite: near !== undefined,
        install: way,
        isInterested: hasWish || hasOrdered(),
      })
      if (!found) return
      spendVisit(now)
      if (found === 'install-steps') saveOfferAnswer({ stepsOffered: true })
      setOffer(found)
    }
    decide()
    // Hours later the same tab is another visit.
    document.addEventListener('visibilitychange', decide)
    return () => document.removeEventListener('visibilitychange', decide)
  }, [isBusy, site, near, way, hasWish])

  // Installed in the meantime, from the menu.
  const isDone = offer !== undefined && offer !== 'nearer-site' && way !== 'prompt' && way !== 'steps'
  return { offer: isBusy || isDone ? undefined : offer, near, close: () => setOffer(undefined) }
}

function whereabouts() {
  return { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, languages: navigator.languages }
}

/** Checkout, an open panel, another bar of the document, or no network. */
function useIsBusy(): boolean {
  const online = useOnline()
  const overlay = useOpenOverlay()
  const { ready, overtaken } = useSnapshot(updateState)
  const { storage, unsaved, lost, outdated } = useStorage()
  const isPaying = useRouterState({ select: ({ location }) => isCheckoutPage(location.pathname) })
  const hasBar = ready || overtaken || outdated || unsaved > 0 || lost > 0 || storage !== 'healthy'
  return isPaying || hasBar || !online || overlay !== undefined
}
