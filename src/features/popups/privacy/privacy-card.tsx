import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useId } from 'react'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useMeasuredHeight } from '#blocks/page/use-measured-height.ts'
import { type Consent, hasPrivacySignal, saveConsent, useConsent } from '#preferences/consent.ts'
import { Button } from '#ui/button/button.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import css from './privacy-card.module.css'
import { useFocusBack } from './use-focus-back.ts'

interface PrivacyCardProps {
  /** The user has opened it, to see or change an answer: the focus follows. */
  readonly isAsked: boolean
  readonly onClose: () => void
}

/** Asks for consent beside the page, which stays usable; Escape means not now (traps 3.20, 4.11). */
export function PrivacyCard({ isAsked, onClose }: PrivacyCardProps) {
  const title = useId()
  const card = useMeasuredHeight<HTMLDialogElement>('--privacy-height')
  const focus = useFocusBack(card, isAsked)
  useEscape(onClose)

  function answer(choice: Consent) {
    saveConsent(choice, Date.now())
    onClose()
  }

  return (
    <dialog open ref={card} className={css.card} aria-labelledby={title} tabIndex={-1} {...focus}>
      <h2 id={title} className={css.title}>
        <Trans>Your privacy</Trans>
      </h2>
      <p>
        <Trans>
          We keep what the shop needs to work: your bag, your sign-in, your choices. If you agree, we also
          keep which page or partner led you here. Nobody else reads it.
        </Trans>
      </p>
      {isAsked && <Answer />}
      <PageLink href="/Privacy-Cookie-Policy" className={linkClass('quiet', css.more)}>
        <Trans>What we store, and for how long</Trans>
      </PageLink>
      {hasPrivacySignal() ? (
        <Button wide look="outline" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      ) : (
        <div className={css.answers}>
          <Button wide look="outline" onClick={() => answer('needed')}>
            <Trans>Only what is needed</Trans>
          </Button>
          <Button wide look="outline" onClick={() => answer('all')}>
            <Trans>Accept all</Trans>
          </Button>
        </div>
      )}
    </dialog>
  )
}

/** What is in force, for a user who has come back to it. */
function Answer() {
  const consent = useConsent()
  if (hasPrivacySignal())
    return (
      <p className={css.now}>
        <Trans>
          Your browser asks us not to follow you (Global Privacy Control): we keep only what is needed.
        </Trans>
      </p>
    )
  if (consent === undefined) return null
  return (
    <p className={css.now}>
      {consent === 'all' ? (
        <Trans>You have accepted all.</Trans>
      ) : (
        <Trans>You have chosen only what is needed.</Trans>
      )}
    </p>
  )
}

/** A dialog in front of the page takes Escape first. */
function useEscape(onEscape: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal')) return
    onEscape()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
