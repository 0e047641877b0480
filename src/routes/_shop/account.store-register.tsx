import { createFileRoute } from '@tanstack/react-router'
import { t } from '@lingui/core/macro'
import * as v from 'valibot'
import { pageHead } from '#blocks/page/page-head.ts'
import { StoreRegisterScreen } from '#features/sign-in/store-register-screen.tsx'

/** The EU site redirects here from pages it does not have (spec 2.3). `s_guide_code`: of a guide who shared the address. */
const search = v.object({
  s_guide_code: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.maxLength(64))), undefined)),
})

export const Route = createFileRoute('/_shop/account/store-register')({
  staticData: { part: 'register' },
  validateSearch: search,
  head: ({ match: { context } }) =>
    pageHead({
      ...context,
      title: t(context.i18n)`Become a member in our stores`,
      description: t(context.i18n)`Vanda registers its members in its stores. Addresses of all stores.`,
      path: '/account/store-register',
    }),
  component: function StoreRegister() {
    return <StoreRegisterScreen guideCode={Route.useSearch().s_guide_code} />
  },
})
