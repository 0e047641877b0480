import { msg, plural } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import {
  cartAdd,
  cartBatchAdd,
  cartList,
  cartMove,
  cartRemove,
  cartReplace,
  cartSelect,
  cartUpdate,
  type Cart,
} from '#contract/buying/cart.contract.ts'
import type { CallToDescribe } from '../outbox/operation-preview.ts'
import { syncResource } from './sync-resource.ts'
import { projectCart } from './cart-projection.ts'

export const cartResource = syncResource({
  name: 'cart',
  read: cartList,
  onEveryPage: true,
  writes: [cartAdd, cartBatchAdd, cartUpdate, cartRemove, cartSelect, cartReplace, cartMove],
  project: projectCart,
  pieces: ({ cartInfo }: Cart) => cartInfo.list,
  describe: describeChange,
})

function describeChange({ path, input, pieceCount }: CallToDescribe): MessageDescriptor {
  const { qty = 1, selected } = input as Partial<{ qty: number; selected: boolean }>
  switch (path) {
    case cartAdd.path:
      return msg`${plural(qty, { one: 'Add # item to your bag', other: 'Add # items to your bag' })}`
    case cartBatchAdd.path:
      return msg`${plural(pieceCount, { one: 'Add # item to your bag', other: 'Add # items to your bag' })}`
    case cartUpdate.path:
      return msg`Change the quantity to ${qty}`
    case cartRemove.path:
      return msg`${plural(pieceCount, { one: 'Remove # item from your bag', other: 'Remove # items from your bag' })}`
    case cartSelect.path:
      return selected ? msg`Select for checkout` : msg`Leave out of checkout`
    case cartReplace.path:
      return msg`Change color or size`
    default:
      return msg`${plural(pieceCount, {
        one: 'Move # item to your wishlist',
        other: 'Move # items to your wishlist',
      })}`
  }
}
