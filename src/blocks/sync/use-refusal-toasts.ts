import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { RefusedOperation } from '#sync/outbox/operation-preview.ts'
import { takeUnseenRefusals } from '#sync/unseen-refusals.ts'
import { useRefused } from '#sync/use-refused.ts'
import { toast } from '#ui/toast/toast.ts'
import { showTray } from './show-tray.ts'

/**
 * Shows each refusal as a message on the current page (spec 8), however late it arrives, with a link to the tray.
 * `onElsewhere`: opens the tray where none is on the page.
 */
export function useRefusalToasts(onElsewhere: () => void): void {
  const { t } = useLingui()
  const refused = useRefused()

  function tell(): void {
    if (document.hidden) return
    const unseen = takeUnseenRefusals(refused)
    const [first] = unseen
    if (!first) return
    const { message, subject } = first
    const piece = [subject?.productsName, subject?.size].filter(Boolean).join(', ')
    const words = message || t`This change wasn’t accepted.`
    toast(
      unseen.length > 1
        ? t`${plural(unseen.length, {
            one: 'The shop did not accept # change.',
            other: 'The shop did not accept # changes.',
          })}`
        : piece
          ? t`${piece}: ${words}`
          : words,
      { action: { label: t`See your options`, onAct: () => showTray(onElsewhere) } },
    )
  }

  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  useEffect(() => latest.current(), [refused])
  useEffect(() => {
    const look = () => latest.current()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}

/** The unresolved refusal to put exactly this piece into the cart. */
export function useRefusedAdd(sku: string | undefined): RefusedOperation | undefined {
  return useRefused().find(
    ({ addsToCart, subject }) => addsToCart && sku !== undefined && subject?.sku === sku,
  )
}
