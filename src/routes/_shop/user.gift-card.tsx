import { createFileRoute } from '@tanstack/react-router'
import { giftCardsHead } from '#features/gift-cards/gift-cards-head.ts'
import { GiftCardsScreen } from '#features/gift-cards/gift-cards-screen.tsx'

export const Route = createFileRoute('/_shop/user/gift-card')({
  staticData: { part: 'loyalty' },
  head: ({ match }) => giftCardsHead(match.context),
  component: GiftCardsScreen,
})
