import { createFileRoute } from '@tanstack/react-router'
import { t } from '@lingui/core/macro'
import { pageHead } from '#blocks/page-head.ts'
import { StoreRegisterScreen } from '#features/restricted/store-register-screen.tsx'

/** The EU site redirects here from pages it does not have (spec 2.3). */
export const Route = createFileRoute('/_shop/account/store-register')({
  head: ({ match: { context } }) =>
    pageHead({
      ...context,
      title: t(context.i18n)`Become a member in our stores`,
      description: t(context.i18n)`Vanda registers its members in its stores. Addresses of all stores.`,
      path: '/account/store-register',
    }),
  component: StoreRegisterScreen,
})
