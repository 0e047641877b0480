import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { POPUPS, type Popup, wasShown } from '#domain/popups/queue.ts'
import { SWITCHED_POPUPS } from '#domain/popups/switched-popups.ts'
import { readShownAt } from '#preferences/popup-stamps.ts'
import { popupsQuery } from '#queries/popups/popup-query.ts'
import { useWantsBanner } from '../banner/use-wants-banner.ts'
import { useWantsDraw } from '../draw/use-wants-draw.ts'
import { useWantsGift } from '../gift/use-wants-gift.ts'
import { useWantsMultiItem } from '../multi-item/use-wants-multi-item.ts'
import { useWantsNewsletter } from '../newsletter/use-wants-newsletter.ts'
import { useTurn } from './use-turn.ts'

/** A user who has not touched the page for so long has come to rest on it. */
const PAUSE_MS = 2_000

interface TurnProps {
  readonly onTurn: (popup: Popup) => void
}

const PRIVACY: readonly Popup[] = ['privacy']

/** The card about privacy blocks nothing, so that it waits for no pause. */
export function PrivacyTurn({ onTurn }: TurnProps) {
  useTurn({ wanted: PRIVACY, pauseMs: 0, onTurn })
  return null
}

/** Nothing is asked of the server while this device has seen every popup lately. */
export function OfferTurn({ onTurn }: TurnProps) {
  const [isAnyLeft] = useState(() => {
    const [shownAt, now] = [readShownAt(), Date.now()]
    return SWITCHED_POPUPS.some((popup) => !wasShown(popup, shownAt[popup], now))
  })
  return isAnyLeft && <AskedTurn onTurn={onTurn} />
}

/** Asks the server which popups are on, and shows none without an answer. */
function AskedTurn({ onTurn }: TurnProps) {
  const { data } = useQuery(popupsQuery())
  return data !== undefined && data.on.length > 0 && <WantedTurn on={data.on} onTurn={onTurn} />
}

function WantedTurn({ on, onTurn }: TurnProps & { readonly on: readonly string[] }) {
  const reasons: Partial<Record<Popup, boolean>> = {
    newsletter: useWantsNewsletter(),
    draw: useWantsDraw(),
    gift: useWantsGift(),
    'multi-item': useWantsMultiItem(),
    banner: useWantsBanner(),
  }
  useTurn({
    wanted: POPUPS.filter((popup) => on.includes(popup) && reasons[popup] === true),
    pauseMs: PAUSE_MS,
    onTurn,
  })
  return null
}
