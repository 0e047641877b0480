import { isStored, useReportSave } from '#blocks/sync/use-report-save.ts'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useSignedIn } from '#blocks/identity/use-signed-in.ts'
import { EmailForm } from '#blocks/email-form/email-form.tsx'
import { PageLink } from '#blocks/page/page-link.tsx'
import { joinNewsletter } from '#sync/requests/send-request.ts'
import { linkClass } from '#ui/link-style/link-style.tsx'
import css from './footer.module.css'

/** Newsletter subscription (spec 2.12); it waits in the outbox when there is no network. */
export function Newsletter() {
  const [stored, setStored] = useState<'here' | 'sent'>()
  const report = useReportSave()
  const isMember = useSignedIn() === true

  async function send(email: string): Promise<boolean> {
    const saved = await report(joinNewsletter(email))
    if (isStored(saved)) setStored(navigator.onLine ? 'sent' : 'here')
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
            <Trans>Thank you. You are on our list.</Trans>
          </p>
        )}
        {stored === 'here' && (
          <p>
            <Trans>Saved on this device. We put you on our list as soon as there is a network.</Trans>
          </p>
        )}
      </div>
      {!stored && (
        <EmailForm
          button={<Trans>Sign up</Trans>}
          hint={<Trans>New arrivals and sales, now and then.</Trans>}
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
