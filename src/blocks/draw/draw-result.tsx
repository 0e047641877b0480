import { Trans } from '@lingui/react/macro'
import type { Draw } from '#contract/account/draw.contract.ts'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { CopyCode } from '../copy-code.tsx'
import { PageLink } from '../page/page-link.tsx'
import { DateTime } from '../storefront/date-time.tsx'
import css from './draw.module.css'

interface DrawResultProps {
  readonly result: NonNullable<Draw['result']>
  /** Epoch milliseconds. */
  readonly nextAt: number | undefined
  /** A link of it was followed. */
  readonly onLeave: () => void
}

/** What was won today, with the way to it, and when the next spin is. */
export function DrawResult({ result, nextAt, onLeave }: DrawResultProps) {
  return (
    <div className={css.result}>
      <p className={css.won}>{result.label}</p>
      <Way result={result} onLeave={onLeave} />
      {nextAt !== undefined && (
        <p className={css.soft}>
          <Trans>
            Your next spin: <DateTime at={nextAt} />
          </Trans>
        </p>
      )}
    </div>
  )
}

function Way({ result: { kind, code }, onLeave }: Pick<DrawResultProps, 'result' | 'onLeave'>) {
  if (kind === 'nothing') return null
  if (kind === 'points')
    return (
      <>
        <p>
          <Trans>You have won. The points are in your account.</Trans>
        </p>
        <PageLink href="/user/points" className={linkClass('quiet')} onClick={onLeave}>
          <Trans>My Points</Trans>
        </PageLink>
      </>
    )
  return (
    <>
      <p>
        <Trans>You have won. Enter the code at checkout; it is yours alone.</Trans>
      </p>
      {code !== undefined && (
        <div className={css.coupon}>
          <span className={css.code} translate="no">
            {code}
          </span>
          <CopyCode code={code} />
        </div>
      )}
      <PageLink href="/user/coupon" className={linkClass('quiet')} onClick={onLeave}>
        <Trans>My Coupons</Trans>
      </PageLink>
    </>
  )
}
