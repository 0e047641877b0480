import { Trans, useLingui } from '@lingui/react/macro'
import { PageLink } from '#blocks/page/page-link.tsx'
import type { ExpressCheckout } from '#contract/buying/payment.contract.ts'
import { goodsOf, readExpressFrom } from '#commands/express-calls.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { AskWallet } from '../steps/ask-wallet.tsx'

type ExpressEndedProps = {
  readonly checkout: ExpressCheckout
  readonly state: Exclude<ExpressCheckout['state'], 'authorized' | 'ordered'>
  readonly onOtherWay: () => void
}

/** The wallet does not pay: why, and the ways on. */
export function ExpressEnded({ checkout, state, onOtherWay }: ExpressEndedProps) {
  const { t } = useLingui()
  const back = readExpressFrom() ?? checkout.piece?.baseUrl
  const titles = {
    waiting: t`Your wallet hasn’t approved yet`,
    refused: t`Your wallet declined`,
    expired: t`This express checkout has expired`,
  }
  return (
    <EmptyState
      title={titles[state]}
      text={t`You haven’t been charged, and no items are on hold.`}
      action={
        <>
          <AskWallet goods={goodsOf(checkout)} onOtherWay={onOtherWay} />
          {back !== undefined && (
            <PageLink href={back} className={linkClass('quiet')}>
              {checkout.buyNow ? <Trans>Back to the item</Trans> : <Trans>Back to the bag</Trans>}
            </PageLink>
          )}
        </>
      }
    />
  )
}
