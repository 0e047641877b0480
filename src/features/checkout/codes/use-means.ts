import { useState } from 'react'
import type { ExpressGoods } from '#commands/express-calls.ts'
import type { CheckoutDraftWriter } from '../use-checkout-draft.ts'

/** The codes and points that the buyer pays with; kept with the draft, so that a reload keeps them. */
export interface BuyerMeans {
  readonly codes: readonly string[]
  readonly points: number
  /** The code that was entered last: its problem belongs to the field. */
  readonly latest: string | undefined
  /** Adds a code, in place of another one that the shop does not take. */
  readonly addCode: (code: string, replaced?: string) => void
  readonly removeCode: (code: string) => void
  readonly setPoints: (points: number) => void
}

export function useMeans(draftWriter: CheckoutDraftWriter): BuyerMeans {
  const [{ codes, points, latest }, setMeans] = useState<Pick<BuyerMeans, 'codes' | 'points' | 'latest'>>(
    () => ({
      codes: draftWriter.current().codes,
      points: draftWriter.current().points,
      latest: undefined,
    }),
  )

  function store(next: Partial<Pick<BuyerMeans, 'codes' | 'points' | 'latest'>>) {
    const means = { codes, points, latest, ...next }
    setMeans(means)
    draftWriter.change({ codes: means.codes, points: means.points })
  }

  return {
    codes,
    points,
    latest,
    addCode: (code, replaced) =>
      store({
        codes: [...codes.filter((known) => known !== code && known !== replaced), code],
        latest: code,
      }),
    removeCode: (code) => store({ codes: codes.filter((known) => known !== code) }),
    setPoints: (points) => store({ points }),
  }
}

/** The means as a part of a request; nothing where there are none, so that such requests stay the same. */
export function sentMeans({
  codes,
  points,
}: Pick<BuyerMeans, 'codes' | 'points'>): Pick<ExpressGoods, 'codes' | 'points'> {
  return { ...(codes.length > 0 && { codes: [...codes] }), ...(points > 0 && { points }) }
}
