import { useEffect, useState } from 'react'
import { useInstall } from '#blocks/install/use-install.ts'
import { useDocumentBusy } from '#blocks/page/use-document-busy.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { nearerSite, type NearerSite } from '#domain/offers/nearer-site.ts'
import { visitOffer, type VisitOffer } from '#domain/offers/visit-offer.ts'
import { SITES } from '#domain/region/sites.ts'
import { useConsent } from '#preferences/consent.ts'
import { hasOrdered, noteVisit, readOfferAnswers, saveOfferAnswer, spendVisit } from '#preferences/visit.ts'
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
  const isUndecided = useConsent() === undefined
  // The popup about privacy comes before any offer.
  const isBusy = useDocumentBusy() || isUndecided
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
