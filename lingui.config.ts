import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { SPOKEN } from './src/domain/region/language.ts'

/** Which folders' texts belong to which page group (spec 7.2); a folder in none is shown everywhere: `global`. */
const GROUPS = {
  address: ['src/blocks/address'],
  order: ['src/features/payment', 'src/features/orders', 'src/features/returns', 'src/blocks/order'],
  cart: ['src/features/cart', 'src/blocks/cart', 'src/domain/cart'],
  checkout: ['src/features/checkout'],
  mypoints: ['src/features/points', 'src/blocks/points'],
  reward: ['src/features/reward', 'src/features/referral'],
  home: ['src/features/home', 'src/features/campaign'],
  productList: [
    'src/features/listing',
    'src/features/search',
    'src/features/product',
    'src/features/quick-view',
    'src/features/compare',
    'src/blocks/product',
    'src/blocks/size-guide',
    'src/blocks/in-my-size',
    'src/blocks/reviews',
  ],
  userList: [
    'src/features/wishlist',
    'src/features/write-review',
    'src/features/sign-in',
    'src/features/stock-mail',
    'src/features/newsletter',
    'src/features/account',
    'src/features/coupons',
    'src/features/gift-cards',
    'src/blocks/account-frame',
    'src/blocks/new-password',
    'src/blocks/passkey',
    'src/blocks/member-fields',
    'src/blocks/pending-action',
    'src/blocks/uploads',
  ],
  catalog: ['src/domain/catalog'],
  worker: ['sw'],
} as const

const grouped = Object.values(GROUPS).flat()

export default defineConfig({
  sourceLocale: 'en',
  locales: [...SPOKEN],
  fallbackLocales: { default: 'en' },
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'message',
  catalogs: [
    ...Object.entries(GROUPS).map(([group, include]) => ({
      path: `<rootDir>/src/i18n/locales/{locale}/${group}`,
      include: include.map((folder) => `<rootDir>/${folder}`),
    })),
    {
      path: '<rootDir>/src/i18n/locales/{locale}/global',
      include: ['<rootDir>/src'],
      exclude: [
        '**/node_modules/**',
        '<rootDir>/src/ui/**',
        ...grouped.map((folder) => `<rootDir>/${folder}/**`),
      ],
    },
    {
      path: '<rootDir>/src/i18n/locales/{locale}/server',
      include: ['<rootDir>/server'],
      exclude: ['<rootDir>/server/db/**'],
    },
  ],
})
