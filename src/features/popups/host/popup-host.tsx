import { useState } from 'react'
import { SPIN_ACTION } from '#blocks/draw/use-draw.ts'
import { closeOverlay, useOpenOverlay } from '#blocks/overlays.ts'
import { usePendingAction } from '#blocks/pending-action/use-pending-action.ts'
import { isQuietPage, type Popup } from '#domain/popups/queue.ts'
import { useConsent } from '#preferences/consent.ts'
import { notePopup } from '#preferences/popup-stamps.ts'
import { PrivacyCard } from '../privacy/privacy-card.tsx'
import { OpenPopup } from './open-popup.tsx'
import { OfferTurn, PrivacyTurn } from './turns.tsx'
import { useFreeVisit } from './use-free-visit.ts'
import { usePagePath } from './use-page-path.ts'

/** The one popup of a visit: privacy until it is answered, then the first one with a reason (traps 3.20). */
export function PopupHost() {
  const [shown, setShown] = useState<Popup>()
  const consent = useConsent()
  const isFree = useFreeVisit(shown)
  const isAsked = useOpenOverlay() === 'privacy'
  const isQuiet = isQuietPage(usePagePath())
  const close = () => setShown(undefined)
  // A guest who wanted to spin has come back from another provider's login.
  usePendingAction(SPIN_ACTION, () => setShown('draw'))

  function closePrivacy() {
    if (shown === 'privacy') notePopup('privacy', Date.now())
    close()
    if (isAsked) closeOverlay()
  }

  return (
    <>
      {isFree &&
        (consent === undefined ? <PrivacyTurn onTurn={setShown} /> : <OfferTurn onTurn={setShown} />)}
      {(isAsked || (shown === 'privacy' && !isQuiet)) && (
        <PrivacyCard isAsked={isAsked} onClose={closePrivacy} />
      )}
      {shown !== undefined && shown !== 'privacy' && <OpenPopup popup={shown} onClose={close} />}
    </>
  )
}
