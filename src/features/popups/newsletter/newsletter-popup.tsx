import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { EmailForm } from '#blocks/email-form/email-form.tsx'
import { PageLink } from '#blocks/page/page-link.tsx'
import { isStored, useReportSave } from '#blocks/sync/use-report-save.ts'
import { noteJoined } from '#preferences/newsletter-joined.ts'
import { popupsQuery } from '#queries/popups/popup-query.ts'
import { joinNewsletter } from '#sync/requests/send-request.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { CampaignPicture } from './campaign-picture.tsx'
import css from './newsletter-popup.module.css'
import { WelcomeGifts } from './welcome-gifts.tsx'

interface PopupProps {
  readonly onClose: () => void
}

/** What a subscription gives (spec 9.6), and a field for the address; the codes come by the mail that confirms it. */
export function NewsletterPopup({ onClose }: PopupProps) {
  const { t } = useLingui()
  const [stored, setStored] = useState<'here' | 'sent'>()
  const report = useReportSave()

  async function send(email: string): Promise<boolean> {
    const saved = await report(joinNewsletter(email, 'popup'))
    if (isStored(saved)) {
      noteJoined()
      setStored(navigator.onLine ? 'sent' : 'here')
    }
    return saved !== undefined
  }

  return (
    <Dialog.Root open onClose={onClose} label={t`The Vanda newsletter`} closeLabel={t`Close`}>
      <div className={css.split}>
        <CampaignPicture className={css.picture} />
        <div className={css.words}>
          {stored === undefined ? (
            <Offer onSend={send} onClose={onClose} />
          ) : (
            <Sent how={stored} onClose={onClose} />
          )}
        </div>
      </div>
    </Dialog.Root>
  )
}

interface OfferProps extends PopupProps {
  readonly onSend: (email: string) => Promise<boolean>
}

function Offer({ onSend, onClose }: OfferProps) {
  const { data } = useQuery(popupsQuery())
  return (
    <>
      <Dialog.Title tabIndex={-1} data-autofocus="">
        <Trans>A welcome from Vanda</Trans>
      </Dialog.Title>
      <Dialog.Body className={css.body}>
        <p>
          <Trans>New arrivals and sales, now and then. For a start:</Trans>
        </p>
        <WelcomeGifts gifts={data?.welcome ?? []} />
        <EmailForm
          button={<Trans>Sign up</Trans>}
          note={
            <Trans>
              By signing up you accept the{' '}
              <PageLink href="/Privacy-Cookie-Policy" className={linkClass()}>
                privacy policy
              </PageLink>
              .
            </Trans>
          }
          onSend={onSend}
        />
        <Button look="quiet" size="small" className={css.later} onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
      </Dialog.Body>
    </>
  )
}

interface SentProps extends PopupProps {
  /** `here`: without a network, the request waits on this device. */
  readonly how: 'here' | 'sent'
}

function Sent({ how, onClose }: SentProps) {
  const title = useRef<HTMLHeadingElement>(null)
  // The field that had the focus is gone.
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <Dialog.Title ref={title} tabIndex={-1}>
        <Trans>One more step</Trans>
      </Dialog.Title>
      <Dialog.Body className={css.body}>
        {how === 'sent' ? (
          <p>
            <Trans>Please confirm with the link in our email. Your codes come with it.</Trans>
          </p>
        ) : (
          <p>
            <Trans>
              Saved on this device. We send you an email to confirm as soon as there is a network.
            </Trans>
          </p>
        )}
        <Button wide onClick={onClose}>
          <Trans>Continue shopping</Trans>
        </Button>
      </Dialog.Body>
    </>
  )
}
