import { createFileRoute } from '@tanstack/react-router'
import { stockMailHead } from '#features/stock-mail/stock-mail-head.ts'
import { StockMailScreen } from '#features/stock-mail/stock-mail-screen.tsx'

export const Route = createFileRoute('/_shop/account/stock-mail')({
  staticData: { part: 'register' },
  head: ({ match }) => stockMailHead(match.context),
  component: StockMailScreen,
})
