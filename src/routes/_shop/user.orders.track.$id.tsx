import { createFileRoute } from '@tanstack/react-router'
import { trackHead } from '#features/orders/order-heads.ts'
import { readOrderId } from '#features/orders/orders-address.ts'
import { TrackScreen } from '#features/orders/track-screen.tsx'

export const Route = createFileRoute('/_shop/user/orders/track/$id')({
  staticData: { part: 'orders' },
  head: ({ match }) => trackHead(match.context),
  component: function Track() {
    const { id } = Route.useParams()
    return <TrackScreen key={id} orderNumber={readOrderId(id)} />
  },
})
