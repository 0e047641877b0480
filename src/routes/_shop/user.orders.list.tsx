import { createFileRoute } from '@tanstack/react-router'
import { ordersHead } from '#features/orders/order-heads.ts'
import { ordersSearch } from '#features/orders/orders-address.ts'
import { OrdersScreen } from '#features/orders/orders-screen.tsx'

export const Route = createFileRoute('/_shop/user/orders/list')({
  staticData: { part: 'orders' },
  validateSearch: ordersSearch,
  head: ({ match }) => ordersHead(match.context),
  component: function Orders() {
    const { tab = 'all', keyword = '' } = Route.useSearch()
    return <OrdersScreen tab={tab} keyword={keyword} />
  },
})
