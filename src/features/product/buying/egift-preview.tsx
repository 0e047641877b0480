import { Trans, useLingui } from '@lingui/react/macro'
import type { Egift } from '#domain/gifts/egift.ts'
import { unlinked } from '#domain/text/web-address.ts'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import css from './egift-preview.module.css'

type EgiftPreviewProps = {
  readonly egift: Egift
  /** In words; undefined before it is chosen. */
  readonly amount: string | undefined
}

/** The mail as the recipient will have it, with the words as they are written now (spec 5). The code is in the mail alone. */
export function EgiftPreview({ egift, amount }: EgiftPreviewProps) {
  const { t } = useLingui()
  const sender = unlinked(egift.senderName) || t`your name`
  const recipient = unlinked(egift.sendToMyself ? egift.senderName : egift.recipientName)
  const lines = egift.message.split('\n').map(unlinked).filter(Boolean)
  return (
    <Disclosure summary={<Trans>Preview of the email</Trans>}>
      <div className={css.mail}>
        <p className={css.subject}>
          <Trans>A gift card from {sender}</Trans>
        </p>
        {recipient !== '' && (
          <p>
            <Trans>Dear {recipient},</Trans>
          </p>
        )}
        <div className={css.card}>
          <span className={css.name} translate="no">
            Vanda
          </span>
          <span className={css.amount}>{amount ?? t`The amount you choose`}</span>
          <span>
            <Trans>Code</Trans>
          </span>
          <span className={css.code} aria-hidden>
            •••• •••• •••• ••••
          </span>
        </div>
        {lines.length > 0 && (
          <blockquote className={css.message}>
            {lines.map((line, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- two lines may be equal
              <p key={at}>{line}</p>
            ))}
          </blockquote>
        )}
        <p className={css.note}>
          <Trans>Web addresses in your words are not links.</Trans>
        </p>
      </div>
    </Disclosure>
  )
}
