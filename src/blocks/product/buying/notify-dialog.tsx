import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PiecePreview } from '#sync/outbox/operation-preview.ts'
import { requestStockNotice } from '#sync/requests/send-request.ts'
import { isStored, useReportSave } from '../../sync/use-report-save.ts'
import { Button } from '#ui/button/button.tsx'
import { ChoiceGroup } from '#ui/choice-group/choice-group.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { toast } from '#ui/toast/toast.ts'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { askSignIn } from '../../identity/ask-sign-in.ts'
import { EmailForm } from '../../email-form/email-form.tsx'
import { dropPendingAction, keepGuestAction } from '../../pending-action/pending-action.ts'
import { LoginOffer } from '../../identity/login-offer.tsx'
import { PageLink } from '../../page/page-link.tsx'
import { useConfirmedEmail, useMemberEmail } from '../../identity/use-member-email.ts'
import css from './notify-dialog.module.css'
import type { ChoiceWords } from '../choices/use-choice-words.ts'

export type NotifyDialogProps = {
  /** Name of the pending action, while a guest logs in by another provider. */
  readonly action: string
  /** Sold-out pieces of one colour; if there are several, the dialog asks which. */
  readonly pieces: readonly PiecePreview[]
  /** What the pieces differ in; undefined for a piece that is known. */
  readonly choice: ChoiceWords | undefined
  /** The SKU that was chosen before the login; empty if none was. */
  readonly resumed: string | undefined
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks for an email address for the back-in-stock mail (spec 4.6); the request may wait on this device. */
export function NotifyDialog({ action, pieces, choice, resumed, open, onClose }: NotifyDialogProps) {
  const { t } = useLingui()
  // One dialog at a time: this one comes back after the login popup, whatever the user did there.
  const [away, setAway] = useState(false)
  const logIn = (sku = '') => {
    setAway(true)
    keepGuestAction({ name: action, detail: sku })
    return askSignIn().finally(() => {
      dropPendingAction()
      setAway(false)
    })
  }
  return (
    <Dialog.Root
      open={open && !away}
      onClose={onClose}
      label={t`Notify me when available`}
      closeLabel={t`Close`}
      size="small"
    >
      <NotifyForm pieces={pieces} choice={choice} resumed={resumed} onDone={onClose} logIn={logIn} />
    </Dialog.Root>
  )
}

type NotifyFormProps = Pick<NotifyDialogProps, 'pieces' | 'choice' | 'resumed'> & {
  readonly onDone: () => void
  readonly logIn: (sku: string | undefined) => Promise<void>
}

function NotifyForm({ pieces, choice, resumed, onDone, logIn }: NotifyFormProps) {
  const { t } = useLingui()
  const [sku, setSku] = useState(pieces.length === 1 ? pieces[0]?.sku : resumed || undefined)
  const [missing, setMissing] = useState(false)
  const report = useReportSave()
  const email = useMemberEmail()
  const confirmed = useConfirmedEmail()
  const [first] = pieces
  if (!first) return null

  async function send(email: string): Promise<boolean> {
    const piece = pieces.find((one) => one.sku === sku)
    if (!piece) {
      setMissing(true)
      return false
    }
    const saved = await report(requestStockNotice(piece, email))
    if (!saved) return false
    if (isStored(saved))
      toast(
        !navigator.onLine
          ? t`Saved on this device. We ask the shop as soon as there is a network.`
          : email.toLowerCase() === confirmed
            ? t`We’ll email you when it’s back.`
            : t`We’ve sent you an email. Press its button, and we’ll email you when it’s back.`,
      )
    onDone()
    return true
  }

  return (
    <>
      <Dialog.Title>
        <Trans>Notify me when available</Trans>
      </Dialog.Title>
      <Dialog.Body>
        <div className={css.form}>
          <p className={css.piece}>
            {[first.productsName, first.color, ...(pieces.length === 1 ? [first.size] : [])]
              .filter(Boolean)
              .join(', ')}
          </p>
          {choice && pieces.length > 1 && (
            <ChoiceGroup
              label={choice.label}
              look="box"
              size="small"
              choices={pieces.map((piece) => ({ value: piece.sku, label: piece.size }))}
              value={sku}
              onChange={(next) => {
                setSku(next)
                setMissing(false)
              }}
              error={missing ? choice.missing : undefined}
            />
          )}
          <LoginOffer ask={() => logIn(sku)}>
            <Trans>With an account your address is filled in.</Trans>
          </LoginOffer>
          <EmailForm
            known={email}
            button={<Trans>Notify me</Trans>}
            hint={
              confirmed === '' ? (
                <Trans>One email to check that it’s you, one when it’s back, nothing else.</Trans>
              ) : (
                <Trans>One email when it’s back, nothing else.</Trans>
              )
            }
            note={
              <Trans>
                By asking for this mail you accept the{' '}
                <PageLink href="/Privacy-Cookie-Policy" className={linkClass()}>
                  privacy policy
                </PageLink>
                .
              </Trans>
            }
            onSend={send}
          />
          <Button look="quiet" size="small" onClick={onDone}>
            <Trans>Not now</Trans>
          </Button>
        </div>
      </Dialog.Body>
    </>
  )
}
