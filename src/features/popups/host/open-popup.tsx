import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { onUse } from '#blocks/page/on-use.tsx'
import type { Popup } from '#domain/popups/queue.ts'
import { usePagePath } from './use-page-path.ts'

interface ScreenProps {
  readonly onClose: () => void
}

/** Those that this host opens as a dialog: the card about privacy is none, and the bag opens its own (spec 4.3). */
const SCREENS: Readonly<Partial<Record<Popup, ComponentType<ScreenProps>>>> = {
  newsletter: screen(async () => (await import('../newsletter/newsletter-popup.tsx')).NewsletterPopup),
  draw: screen(async () => (await import('../draw/draw-popup.tsx')).DrawPopup),
  gift: screen(async () => (await import('../gift/gift-popup.tsx')).GiftPopup),
  'multi-item': screen(async () => (await import('../multi-item/multi-item-popup.tsx')).MultiItemPopup),
  banner: screen(async () => (await import('../banner/banner-popup.tsx')).BannerPopup),
}

/** A popup whose chunk cannot be loaded is not shown, and nothing else is missing. */
function screen(load: () => Promise<ComponentType<ScreenProps>>): ComponentType<ScreenProps> {
  return onUse(() => load().catch(() => () => null))
}

interface OpenPopupProps extends ScreenProps {
  readonly popup: Popup
}

/** A popup in front of the page: Back and a link to another page close it, as Escape does (traps 3.20). */
export function OpenPopup({ popup, onClose }: OpenPopupProps) {
  const Screen = SCREENS[popup]
  useBackCloses(onClose)
  useCloseOnLeaving(onClose)
  return Screen && <Screen onClose={onClose} />
}

/** Back stays on the page. An entry of another document is not asked about: only a browser that closes dialogs by Back stays there. */
function useBackCloses(onClose: () => void): void {
  const { history } = useRouter()
  const close = useEffectEvent(onClose)
  useEffect(
    () =>
      history.block({
        enableBeforeUnload: false,
        blockerFn({ action }) {
          if (action !== 'BACK') return false
          close()
          return true
        },
      }),
    [history],
  )
}

function useCloseOnLeaving(onClose: () => void): void {
  const page = usePagePath()
  const [opened] = useState(page)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (page !== opened) close()
  }, [page, opened])
}
