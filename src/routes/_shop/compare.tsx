import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { compareHead } from '#features/compare/compare-head.ts'
import { CompareScreen } from '#features/compare/compare-screen.tsx'

const compareSearch = v.object({ spu: v.fallback(v.optional(v.string()), undefined) })

export const Route = createFileRoute('/_shop/compare')({
  validateSearch: compareSearch,
  head: ({ match }) => compareHead(match.context),
  component: function Compare() {
    return <CompareScreen spu={Route.useSearch().spu} />
  },
})
