import { Plural, Trans } from '@lingui/react/macro'
import { formatNumber } from '#domain/region/formats.ts'
import { askSignIn } from '#blocks/identity/ask-sign-in.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { AsOf } from '#blocks/sync/as-of.tsx'
import { useSignedIn } from '#blocks/identity/use-signed-in.ts'
import { usePoints } from '#sync/points/use-points.ts'
import { Button } from '#ui/button/button.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import css from './reward.module.css'

/** A member's points; a guest is offered to log in to earn some (spec 6). Its height is the same for all. */
export function OwnBalance() {
  const isSignedIn = useSignedIn()
  return (
    <section className={css.own} data-surface="ink">
      {isSignedIn ? <Balance /> : <Invitation hidden={isSignedIn === undefined} />}
    </section>
  )
}

function Invitation({ hidden }: { readonly hidden: boolean }) {
  return (
    <>
      <p className={css.words}>
        <Trans>Log in to earn points. With an account you are a member, and 100 points are yours.</Trans>
      </p>
      <Button
        className={hidden ? css.unknown : undefined}
        data-scripted=""
        onClick={() => void askSignIn().catch(() => {})}
      >
        <Trans>Log in</Trans>
      </Button>
    </>
  )
}

function Balance() {
  const { locale } = useStorefront()
  const mine = usePoints()
  if (mine.state === 'failed')
    return (
      <>
        <p className={css.words} role="status">
          <Trans>We could not load your points. Nothing is lost: the shop keeps them.</Trans>
        </p>
        <Button look="outline" onClick={mine.ask}>
          <Trans>Try again</Trans>
        </Button>
      </>
    )
  const total = mine.state === 'ready' ? mine.points.total : 0
  const amount = mine.state === 'ready' ? formatNumber(total, locale) : '…'
  return (
    <>
      <p className={css.words}>
        <Plural
          value={total}
          one={
            <Trans>
              You have <span className={css.figure}>{amount}</span> point
            </Trans>
          }
          other={
            <Trans>
              You have <span className={css.figure}>{amount}</span> points
            </Trans>
          }
        />
      </p>
      {mine.state === 'ready' && <AsOf at={mine.asOf} />}
      <PageLink href="/user/points" className={linkClass('quiet')}>
        <Trans>My Points</Trans>
      </PageLink>
    </>
  )
}
