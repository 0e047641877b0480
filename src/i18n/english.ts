import type { Messages } from '@lingui/core'
import { messages as address } from './locales/en/address.po'
import { messages as cart } from './locales/en/cart.po'
import { messages as checkout } from './locales/en/checkout.po'
import { messages as global } from './locales/en/global.po'
import { messages as home } from './locales/en/home.po'
import { messages as order } from './locales/en/order.po'
import { messages as productList } from './locales/en/productList.po'
import { messages as userList } from './locales/en/userList.po'

/** English ships with the app and fills what a language pack lacks, so no text is blank (decision 0007). */
export const ENGLISH: Messages = {
  ...global,
  ...home,
  ...productList,
  ...cart,
  ...checkout,
  ...address,
  ...order,
  ...userList,
}
