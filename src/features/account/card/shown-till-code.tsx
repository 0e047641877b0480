import { Trans, useLingui } from '@lingui/react/macro'
import { TILL_CODE_MS } from '#domain/account/till-code.ts'
import type { MemberCardView } from '#sync/resources/member-card-resource.ts'
import { QrPicture } from '#ui/barcode/qr-picture.tsx'
import { useTillCode } from '../use-till-code.ts'
import css from './member-card.module.css'

type ShownTillCodeProps = {
  readonly card: NonNullable<MemberCardView['card']>
  readonly isShown: boolean
}

/** The rotating code with which staff may spend the member's points (trust.md S13); works without a network. */
export function ShownTillCode({ card, isShown }: ShownTillCodeProps) {
  const { t } = useLingui()
  const code = useTillCode(card, isShown)
  if (!code) return <div className={css.qrSpace} role="status" aria-label={t`Loading`} />
  const { text, digits, secondsLeft } = code
  return (
    <>
      <QrPicture text={text} label={t`QR code to use your points, which changes every 30 seconds`} />
      <p className={css.number} translate="no">
        {digits}
      </p>
      <div className={css.turning}>
        <progress className={css.left} value={secondsLeft} max={TILL_CODE_MS / 1_000} aria-hidden="true" />
        <p className={css.hint}>
          <Trans>A new code in {secondsLeft} s</Trans>
        </p>
      </div>
      <p className={css.hint}>
        <Trans>Staff scan this code when you use points. Each code counts once.</Trans>
      </p>
    </>
  )
}
