import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { AsOf } from '#blocks/sync/as-of.tsx'
import { useMemberCard } from '#sync/member-card/use-member-card.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import account from '../account.module.css'
import css from './member-card.module.css'
import { CardTier } from './card-tier.tsx'
import { MemberNumber } from './member-number.tsx'

const BarsPicture = lazy(async () => ({
  default: (await import('#ui/barcode/bars-picture.tsx')).BarsPicture,
}))
const MemberCodeDialog = lazy(async () => ({
  default: (await import('./member-code-dialog.tsx')).MemberCodeDialog,
}))

/** The member's card (spec 2.14), also without a network: name, tier and barcode, and both codes on the whole screen. */
export function MemberCard() {
  const { t } = useLingui()
  const member = useMemberCard()
  // Kept mounted for its closing transition.
  const [shown, setShown] = useState<boolean>()
  return (
    <section className={account.section} aria-labelledby="card">
      <h2 id="card">
        <Trans>Your card</Trans>
      </h2>
      {member.state === 'loading' && (
        <div role="status" aria-label={t`Loading`}>
          <Skeleton shape="text" lines={4} width="18rem" />
        </div>
      )}
      {member.state === 'failed' && (
        <Notice
          tone="warn"
          role="status"
          action={
            <Button look="outline" size="small" onClick={member.ask}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>Your card could not be loaded. Once it has been, it opens without a network, too.</Trans>
        </Notice>
      )}
      {member.state === 'ready' && (
        <>
          <div className={css.card}>
            <div>
              <p className={css.name}>
                <bdi>{`${member.card.firstName} ${member.card.lastName}`}</bdi>
              </p>
              {member.card.tier !== undefined && <CardTier name={member.card.tier} />}
            </div>
            <div className={css.code}>
              <Suspense fallback={<div className={css.space} />}>
                <BarsPicture text={member.card.memberCode} label={t`Barcode of your member number`} />
              </Suspense>
              <MemberNumber code={member.card.memberCode} />
            </div>
          </div>
          <div>
            <Button onClick={() => setShown(true)}>
              <Trans>Show at the till</Trans>
            </Button>
          </div>
          {/* Last: where the network goes, it comes, and may not move the button under a finger. */}
          <AsOf at={member.asOf} />
          {shown !== undefined && (
            <Suspense>
              <MemberCodeDialog card={member.card} open={shown} onClose={() => setShown(false)} />
            </Suspense>
          )}
        </>
      )}
    </section>
  )
}
