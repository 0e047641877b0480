import { Trans, useLingui } from '@lingui/react/macro'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useHydrated } from '#platform/hydrated.ts'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { failureOf } from '#contract/failure.ts'
import { useOnline } from '#platform/online.ts'
import { FramedBody } from '#blocks/minimal-layout/framed-body.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'

/** Not in every page's first script; if it cannot be loaded either, the rest of the message is shown. */
const OfflineSuggestions = lazy<ComponentType>(async () => {
  try {
    return { default: (await import('./notices/offline-suggestions.tsx')).OfflineSuggestions }
  } catch {
    return { default: () => null }
  }
})

/**
 * A page that could not be loaded: the reason, the remedy, and products on this device. It retries when the network is
 * back.
 */
export function FailedScreen({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const router = useRouter()
  const online = useOnline()
  const awake = useHydrated()
  const words = useWords(error, online)
  const [trying, setTrying] = useState(false)

  async function again() {
    setTrying(true)
    reset()
    await router.invalidate()
    setTrying(false)
  }

  const [failedOffline] = useState(!online)
  useEffect(() => {
    if (failedOffline && online) void again()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the network comes back
  }, [failedOffline, online])

  return (
    <FramedBody>
      <EmptyState
        headingLevel={1}
        title={words.title}
        text={words.text}
        action={
          <Button busy={trying} onClick={() => void again()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
      {awake && (
        <Suspense>
          <OfflineSuggestions />
        </Suspense>
      )}
    </FramedBody>
  )
}

function useWords(error: unknown, online: boolean): { title: string; text: string } {
  const { t } = useLingui()
  const kind = failureOf(error)?.kind
  if (!online || kind === 'offline') {
    return {
      title: t`This page isn’t saved on your device`,
      text: t`You’re offline. This page opens when you’re back online; pages you’ve viewed before still open.`,
    }
  }
  if (kind === 'timeout') {
    return {
      title: t`This takes too long`,
      text: t`The shop did not answer in time. Your bag and wishlist are safe.`,
    }
  }
  if (kind === 'site-closed') {
    return {
      title: t`We are closed for a moment`,
      text: t`Please come back a little later. Your bag and wishlist are safe.`,
    }
  }
  if (kind === 'busy') {
    return {
      title: t`We’re very busy`,
      text: t`Too many people at once. Please try again in a moment.`,
    }
  }
  if (kind === 'empty') {
    return {
      title: t`failed to get data`,
      text: t`The shop's answer for this page was empty. Please try again; your bag and wishlist are safe.`,
    }
  }
  return {
    title: t`Something went wrong`,
    text: t`This page could not be shown. It is our fault, not yours; your bag and wishlist are safe.`,
  }
}
