import { useState } from 'react'
import { useWallet } from '#blocks/express/use-wallet.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import type { ExpressGoods } from '#commands/express-calls.ts'

/** Starts another wallet authorisation for these goods, at their present price. */
export function useAskWallet(goods: ExpressGoods) {
  const words = useFailureWords()
  const { busy, ask } = useWallet()
  const [problem, setProblem] = useState<string>()

  async function askAgain() {
    setProblem(undefined)
    try {
      await ask(goods)
    } catch (error) {
      setProblem(words(error))
    }
  }
  return { busy, problem, ask: askAgain }
}
