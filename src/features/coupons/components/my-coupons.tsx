import { Trans, useLingui } from '@lingui/react/macro'
import { isRefused } from '#contract/failure.ts'
import { AccountLoading } from '#blocks/account-frame/account-loading.tsx'
import { askSignIn } from '#blocks/identity/ask-sign-in.ts'
import { AsOf } from '#blocks/sync/as-of.tsx'
import { useCoupons } from '#sync/coupons/use-coupons.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { CouponTabs } from './coupon-tabs.tsx'
import { NoCoupons } from './no-coupons.tsx'
import css from './coupons.module.css'

/** What the member has been given, used or not. */
export function MyCoupons() {
  const { t } = useLingui()
  const mine = useCoupons()
  if (mine.state === 'loading') return <AccountLoading />
  if (mine.state === 'failed') {
    // The session has ended elsewhere: a login helps, and no repetition.
    const isOut = isRefused(mine.error, 'sign-in-needed')
    return (
      <EmptyState
        title={t`We could not load your coupons`}
        text={t`Nothing is lost. Please try again when you’re back online.`}
        action={
          <Button
            look="outline"
            onClick={() => (isOut ? void askSignIn().then(mine.ask, () => {}) : mine.ask())}
          >
            {isOut ? <Trans>Log in</Trans> : <Trans>Try again</Trans>}
          </Button>
        }
      />
    )
  }
  const { emailConfirmed, list } = mine.coupons
  return (
    <>
      <AsOf at={mine.asOf} />
      {list.length === 0 ? (
        <NoCoupons emailConfirmed={emailConfirmed} />
      ) : (
        <>
          <CouponTabs list={list} />
          <p className={css.soft}>
            <Trans>
              A coupon of an order that is cancelled before it is sent comes back and can be used for at least
              7 more days.
            </Trans>
          </p>
        </>
      )}
    </>
  )
}
