import { createFileRoute } from '@tanstack/react-router'
import { socialHead } from '#features/sign-in/sign-in-heads.ts'
import { SocialScreen } from '#features/sign-in/social-screen.tsx'

export const Route = createFileRoute('/_shop/account/social')({
  staticData: { part: 'register' },
  head: ({ match }) => socialHead(match.context),
  component: SocialScreen,
})
