import { useLingui } from '@lingui/react/macro'
import type { ExpressGoods } from '#commands/express-calls.ts'
import { toast } from '#ui/toast/toast.ts'
import { useFailureWords } from '../use-failure-words.ts'
import { useWallet } from './use-wallet.ts'

export interface Express {
  readonly busy: boolean
  readonly press: (goods: ExpressGoods) => Promise<void>
}

/** The press of an express checkout's button (spec 4.6): what prevents it is said in a toast. */
export function useExpress(): Express {
  const { t } = useLingui()
  const words = useFailureWords()
  const { busy, ask } = useWallet()

  async function press(goods: ExpressGoods) {
    if (!navigator.onLine) return toast(t`Express checkout needs the network.`)
    try {
      await ask(goods)
    } catch (error) {
      toast(words(error))
    }
  }
  return { busy, press }
}
