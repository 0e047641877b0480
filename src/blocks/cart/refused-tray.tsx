import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { PiecePreview, RefusedOperation } from '#sync/outbox/operation-preview.ts'
import { dismissRefused, retryRefused, useRefused } from '#sync/use-refused.ts'
import { Button } from '#ui/button/button.tsx'
import { buttonLink } from '#ui/link-style/link-style.tsx'
import { PageLink } from '../page/page-link.tsx'
import { NotifyDialog } from '../product/buying/notify-dialog.tsx'
import { productAddress } from '../product/card/product-address.ts'
import { useNotifyDialog } from '../product/buying/use-notify-dialog.ts'
import { OperationRow } from '../sync/operation-row.tsx'
import { TRAY } from '../sync/show-tray.ts'
import css from './refused-tray.module.css'

/** Refused operations, kept until the user has resolved them (offline.md D22). */
export function RefusedTray() {
  const refused = useRefused()
  const id = useId()
  if (refused.length === 0) return null
  return (
    <section className={css.tray} aria-labelledby={id}>
      <h2 id={id} {...TRAY} tabIndex={-1} className={css.title}>
        <Trans>Needs your attention</Trans>
      </h2>
      <ul>
        {refused.map((operation) => (
          <RefusedRow key={operation.id} operation={operation} />
        ))}
      </ul>
    </section>
  )
}

function RefusedRow({ operation }: { operation: RefusedOperation }) {
  const { t, i18n } = useLingui()
  const words = i18n._(operation.words)
  const { id, form, subject, reason, message } = operation
  const name = subject?.productsName ?? words
  const reasons: Readonly<Record<string, string>> = {
    'device-unknown': t`We’re not sure this went through. Check before you try again.`,
  }
  return (
    <OperationRow
      subject={subject}
      words={words}
      buttons={
        <>
          {form && (
            <PageLink href={form.href} {...buttonLink('outline', { size: 'small' })}>
              {i18n._(form.words)}
            </PageLink>
          )}
          {reason === 'sold-out' && isPiece(subject) && <SoldOutButtons piece={subject} />}
          {mayHelp(reason) && (
            <Button
              size="small"
              look={reason === 'sold-out' ? 'quiet' : 'outline'}
              aria-label={t`Try again: ${name}`}
              onClick={() => void retryRefused(id)}
            >
              <Trans>Try again</Trans>
            </Button>
          )}
          <Button
            size="small"
            look="quiet"
            aria-label={t`Dismiss: ${name}`}
            onClick={() => void dismissRefused(id)}
          >
            <Trans>Dismiss</Trans>
          </Button>
        </>
      }
    >
      <p className={css.reason}>{reasons[reason] ?? (message || t`This change wasn’t accepted.`)}</p>
    </OperationRow>
  )
}

/** Another choice may be available, and this one may return. */
function SoldOutButtons({ piece }: { piece: PiecePreview }) {
  const { t } = useLingui()
  const { show, dialog } = useNotifyDialog(piece.sku)
  const name = piece.productsName
  return (
    <>
      <PageLink
        href={productAddress({ baseUrl: piece.baseUrl, skuCode: piece.sku })}
        {...buttonLink('outline', { size: 'small' })}
        aria-label={t`Choose another: ${name}`}
      >
        <Trans>Choose another</Trans>
      </PageLink>
      <Button size="small" look="outline" aria-label={t`Notify me: ${name}`} onClick={show}>
        <Trans>Notify me</Trans>
      </Button>
      <NotifyDialog pieces={[piece]} choice={undefined} {...dialog} />
    </>
  )
}

function isPiece(subject: RefusedOperation['subject']): subject is PiecePreview {
  return subject?.sku !== undefined
}

/** Retry is offered where the outcome can change; a withdrawn piece or malformed input stays refused. */
function mayHelp(reason: string): boolean {
  return ![
    'sku-unknown',
    'redeem-only',
    'egift-alone',
    'review-unknown',
    'email-wrong',
    'address-wrong',
    'bad-input',
  ].includes(reason)
}
