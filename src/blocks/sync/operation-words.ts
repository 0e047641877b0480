import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  cartAdd,
  cartBatchAdd,
  cartMove,
  cartRemove,
  cartSelect,
  cartUpdate,
  wishListAdd,
  wishListDelete,
} from '#contract/cart.contract.ts'
import { newsletterJoin, notifyMe, reviewHelpful } from '#contract/requests.contract.ts'
import { writeReview } from '#contract/reviews.contract.ts'
import { saveMySizes } from '#contract/sizes.contract.ts'
import type { ShownOperation } from '#sync/outbox/operation-preview.ts'

/** What an operation does, in words; one of a newer build is named as that. */
export function useOperationWords(): (operation: ShownOperation) => string {
  const { t } = useLingui()
  return ({ path, input, things }) => {
    const {
      qty = 1,
      email,
      selected,
      on,
    } = input as Partial<{
      qty: number
      email: string
      selected: boolean
      on: boolean
    }>
    switch (path) {
      case cartAdd.path:
        return t`${plural(qty, { one: 'Add # piece to your bag', other: 'Add # pieces to your bag' })}`
      case cartBatchAdd.path:
        return t`${plural(things, { one: 'Add # piece to your bag', other: 'Add # pieces to your bag' })}`
      case cartUpdate.path:
        return t`Change the quantity to ${qty}`
      case cartRemove.path:
        return t`${plural(things, { one: 'Take # piece out of your bag', other: 'Take # pieces out of your bag' })}`
      case cartSelect.path:
        return selected ? t`Select for checkout` : t`Leave out of checkout`
      case cartMove.path:
        return t`${plural(things, {
          one: 'Move # piece to your wishlist',
          other: 'Move # pieces to your wishlist',
        })}`
      case wishListAdd.path:
        return t`Add to your wishlist`
      case wishListDelete.path:
        return t`Take off your wishlist`
      case notifyMe.path:
        return t`Write to ${email} when it is back`
      case newsletterJoin.path:
        return t`Send our letters to ${email}`
      case reviewHelpful.path:
        return on ? t`Say that a review helped` : t`Take back that a review helped`
      case writeReview.path:
        return t`Send your review`
      case saveMySizes.path:
        return t`Keep my sizes`
      default:
        return t`A change made with another version of the shop`
    }
  }
}
