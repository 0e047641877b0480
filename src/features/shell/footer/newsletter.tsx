import { isStored, useReportSave } from '#blocks/sync/use-report-save.ts'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useSignedIn } from '#blocks/identity/use-signed-in.ts'
import { EmailForm } from '#blocks/email-form/email-form.tsx'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { firstOrderWords } from '#domain/promotions/newsletter-gifts.ts'
import { noteJoined } from '#preferences/newsletter-joined.ts'
import { joinNewsletter } from '#sync/requests/send-request.ts'
import { linkClass } from '#ui/link-style/link-style.tsx'
import css from './footer.module.css'

/** Newsletter subscription (spec 2.12, 9.6); it waits in the outbox when there is no network, and its address is asked by mail. */
export function Newsletter() {
  const [stored, setStored] = useState<'here' | 'sent'>()
  const report = useReportSave()
  const isMember = useSignedIn() === true
  const amount = firstOrderWords(useStorefront())

  async function send(email: string): Promise<boolean> {
    const saved = await report(joinNewsletter(email))
    if (isStored(saved)) {
      noteJoined()
      setStored(navigator.onLine ? 'sent' : 'here')
    }
    return saved !== undefined
  }

  // Members choose their mails in their account.
  if (isMember) return null
  return (
    <section className={css.newsletter} aria-labelledby="newsletter" data-scripted="">
      <h2 id="newsletter" className={css.head}>
        <Trans>The Vanda newsletter</Trans>
      </h2>
      <div role="status">
        {stored === 'sent' && (
          <p>
            <Trans>Please confirm with the link in our email.</Trans>
          </p>
        )}
        {stored === 'here' && (
          <p>
            <Trans>
              Saved on this device. We send you an email to confirm as soon as there is a network.
            </Trans>
          </p>
        )}
      </div>
      {!stored && (
        <EmailForm
          button={<Trans>Sign up</Trans>}
          hint={<Trans>{amount} off your first order. New arrivals and sales, now and then.</Trans>}
          note={
            <Trans>
              By signing up you accept the{' '}
              <PageLink href="/Privacy-Cookie-Policy" className={linkClass()}>
                privacy policy
              </PageLink>
              .
            </Trans>
          }
          onSend={send}
        />
      )}
    </section>
  )
}
