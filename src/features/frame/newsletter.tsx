import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { EmailForm } from '#blocks/email-form/email-form.tsx'
import { POLITE } from '#blocks/polite.ts'
import { joinNewsletter } from '#data/requests/requests.ts'
import { toast } from '#ui/toast/toast.ts'
import css from './footer.module.css'

/** Letters from the shop (spec 2.12); the wish waits on this device when there is no network. */
export function Newsletter() {
  const { t } = useLingui()
  const [kept, setKept] = useState<'here' | 'sent'>()

  async function send(email: string): Promise<boolean> {
    if ((await joinNewsletter(email)) === 'not-saved') {
      toast(t`This device could not keep it. Free some space and try again.`)
      return false
    }
    setKept(navigator.onLine ? 'sent' : 'here')
    return true
  }

  return (
    <section className={css.newsletter} aria-labelledby="newsletter">
      <h2 id="newsletter" className={css.head}>
        <Trans>Letters from Vanda</Trans>
      </h2>
      <div {...POLITE}>
        {kept === 'sent' && (
          <p>
            <Trans>Thank you. You are on our list.</Trans>
          </p>
        )}
        {kept === 'here' && (
          <p>
            <Trans>Saved on this device. We put you on our list as soon as there is a network.</Trans>
          </p>
        )}
      </div>
      {!kept && (
        <EmailForm
          button={<Trans>Sign up</Trans>}
          hint={<Trans>New pieces and sales, now and then.</Trans>}
          onSend={send}
        />
      )}
    </section>
  )
}
