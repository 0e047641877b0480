import { createFileRoute } from '@tanstack/react-router'
import { newsletterHead } from '#features/newsletter/newsletter-head.ts'
import { NewsletterScreen } from '#features/newsletter/newsletter-screen.tsx'

export const Route = createFileRoute('/_shop/account/newsletter')({
  staticData: { part: 'register' },
  head: ({ match }) => newsletterHead(match.context),
  component: NewsletterScreen,
})
