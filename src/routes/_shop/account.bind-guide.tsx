import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { bindGuideHead } from '#features/account/account-heads.ts'
import { BindGuideScreen } from '#features/account/bind-guide-screen.tsx'
import { usePageAccess } from '#features/sign-in/use-page-access.ts'

/** `s_guide_code`: of a guide who shared the address (spec 2.2). */
const search = v.object({
  s_guide_code: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.maxLength(64))), undefined)),
})

export const Route = createFileRoute('/_shop/account/bind-guide')({
  staticData: { part: 'register' },
  validateSearch: search,
  head: ({ match }) => bindGuideHead(match.context),
  component: function BindGuide() {
    usePageAccess()
    return <BindGuideScreen guideCode={Route.useSearch().s_guide_code} />
  },
})
