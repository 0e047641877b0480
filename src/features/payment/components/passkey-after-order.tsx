import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isSignedInHere } from '#blocks/identity/ask-sign-in.ts'
import { hasOwnAuthenticator } from '#blocks/passkey/passkey-support.ts'
import { GoOnDialog } from '#blocks/pending-action/go-on-dialog.tsx'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useHydrated } from '#platform/hydrated.ts'
import { passkeyOfferQuery } from '#commands/passkey-calls.ts'
import { Button } from '#ui/button/button.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { PASSKEY_OFFER, usePasskeyOffer } from '../use-passkey-offer.ts'
import css from './order-result.module.css'

/**
 * Offers a member without a passkey to save one, after one order only (the server knows which), on a device that
 * checks its owner itself. Without that check there is no offer.
 */
export function PasskeyAfterOrder({ orderNumber }: { readonly orderNumber: string }) {
  const hydrated = useHydrated()
  const { data: isAble } = useQuery({
    queryKey: ['own-authenticator'],
    queryFn: hasOwnAuthenticator,
    enabled: hydrated && isSignedInHere(),
    staleTime: Infinity,
    retry: false,
  })
  const { data: isOffered } = useQuery(passkeyOfferQuery(orderNumber, isAble === true))
  return isOffered === true ? <Offer /> : null
}

function Offer() {
  const { t } = useLingui()
  const { state, failure, save, decline } = usePasskeyOffer()
  const section = useRef<HTMLElement>(null)
  const isOver = state === 'saved' || state === 'declined'
  // The pressed button is gone.
  useEffect(() => {
    if (isOver) section.current?.focus()
  }, [isOver])

  return (
    <section ref={section} tabIndex={-1} className={css.offer} aria-labelledby="passkey-offer">
      <h2 id="passkey-offer">
        <Trans>Next time, sign in with one tap</Trans>
      </h2>
      {failure !== undefined && (
        <Notice tone="warn" role="alert">
          {failure}
        </Notice>
      )}
      {isOver ? (
        <div role="status">{state === 'saved' ? <Saved /> : <Declined />}</div>
      ) : (
        <>
          <p>
            <Trans>Save a passkey on this device and sign in with its fingerprint, face or PIN.</Trans>
          </p>
          <div className={css.choices}>
            <Button busy={state === 'saving'} onClick={save}>
              <Trans>Save a passkey</Trans>
            </Button>
            <Button look="quiet" busy={state === 'declining'} onClick={decline}>
              <Trans>No, thank you</Trans>
            </Button>
          </div>
        </>
      )}
      <GoOnDialog name={PASSKEY_OFFER} action={t`Save a passkey`} onGoOn={save} />
    </section>
  )
}

function Saved() {
  return (
    <p>
      <Trans>Your passkey is saved. Choose “Sign in with a passkey” next time.</Trans>
    </p>
  )
}

function Declined() {
  return (
    <p>
      <Trans>
        We do not ask again. Passkeys are in your{' '}
        <PageLink href="/user/account-security" className={linkClass()}>
          account security
        </PageLink>
        .
      </Trans>
    </p>
  )
}
