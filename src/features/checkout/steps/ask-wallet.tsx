import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import css from '../checkout-screen.module.css'
import { useAskWallet } from '../use-ask-wallet.ts'
import type { WalletTerms } from './wallet-terms.ts'

/** The two ways on where the wallet does not pay: ask it again, or go without it. */
export function AskWallet({ goods, onOtherWay }: Pick<WalletTerms, 'goods' | 'onOtherWay'>) {
  const { busy, problem, ask } = useAskWallet(goods)
  return (
    <div className={css.choices}>
      {problem !== undefined && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      <Button busy={busy} onClick={() => void ask()}>
        <Trans>Ask the wallet again</Trans>
      </Button>
      <Button look="outline" onClick={onOtherWay}>
        <Trans>Pay another way</Trans>
      </Button>
    </div>
  )
}
