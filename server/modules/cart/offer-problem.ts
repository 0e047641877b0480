import type { StatedOffer } from '#domain/cart/offers.ts'
import type { RequestContext } from '../../services/route.ts'
import { amountFormat } from '../../core/amount-format.ts'
import { OFFER_TEXTS } from './offer-texts.ts'

/** Why a gift or a preferential good is not part of the order, in words; undefined where it is. */
export function offerProblem(
  { state, open }: Pick<StatedOffer<unknown>, 'state' | 'open'>,
  context: RequestContext,
): string | undefined {
  const say = context.services.texts.in(context.language)
  switch (state) {
    case 'ordered':
      return undefined
    case 'over':
      return say(OFFER_TEXTS.over)
    case 'sold-out':
      return say(OFFER_TEXTS.soldOut)
    case 'below':
      return say(OFFER_TEXTS.below, { left: amountFormat(context)(open?.left ?? 0) })
  }
}
