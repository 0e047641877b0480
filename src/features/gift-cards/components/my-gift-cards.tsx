import { Trans, useLingui } from '@lingui/react/macro'
import { isRefused } from '#contract/failure.ts'
import { AccountLoading } from '#blocks/account-frame/account-loading.tsx'
import { askSignIn } from '#blocks/identity/ask-sign-in.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { AsOf } from '#blocks/sync/as-of.tsx'
import { useGiftCards } from '#sync/gift-cards/use-gift-cards.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { GiftCardList } from './gift-card-list.tsx'
import css from './my-gift-cards.module.css'
import { RedeemForm } from './redeem-form.tsx'

/** The cards, and the form that adds one by its code. */
export function MyGiftCards() {
  const { t } = useLingui()
  const mine = useGiftCards()
  if (mine.state === 'loading') return <AccountLoading />
  if (mine.state === 'failed') {
    // The session has ended elsewhere: a login helps, and no repetition.
    const isOut = isRefused(mine.error, 'sign-in-needed')
    return (
      <EmptyState
        title={t`We could not load your gift cards`}
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
  const { list, isConfirmed } = mine.giftCards
  return (
    <>
      <AsOf at={mine.asOf} />
      {isConfirmed ? (
        <RedeemForm onAdded={mine.ask} />
      ) : (
        <Notice>
          <Trans>
            Gift cards belong to a confirmed email address. Please confirm yours:{' '}
            <PageLink href="/user/dashboard" className={linkClass('quiet')}>
              My account
            </PageLink>
          </Trans>
        </Notice>
      )}
      <section className={css.section} aria-labelledby="cards">
        <h2 id="cards">
          <Trans>Your cards</Trans>
        </h2>
        {list.length === 0 ? (
          <p className={css.soft}>
            <Trans>None yet. A card that you add can be chosen at checkout without its code.</Trans>
          </p>
        ) : (
          <GiftCardList cards={list} />
        )}
      </section>
    </>
  )
}
