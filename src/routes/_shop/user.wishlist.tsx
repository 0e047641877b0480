import { createFileRoute } from '@tanstack/react-router'
import { wishlistHead } from '#features/wishlist/wishlist-head.ts'
import { WishlistScreen } from '#features/wishlist/wishlist-screen.tsx'

export const Route = createFileRoute('/_shop/user/wishlist')({
  staticData: { part: 'account' },
  head: ({ match }) => wishlistHead(match.context),
  component: WishlistScreen,
})
