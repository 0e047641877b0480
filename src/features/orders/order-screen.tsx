import { OrderDetail } from './detail/order-detail.tsx'
import { OrderTitle } from './detail/order-title.tsx'
import { OrderPage } from './order/order-page.tsx'

export type OrderScreenProps = { readonly orderNumber: string | undefined }

/** Order details (spec 2.14, 3). */
export function OrderScreen({ orderNumber }: OrderScreenProps) {
  return (
    <OrderPage orderNumber={orderNumber} title={<OrderTitle />}>
      {(shown) => <OrderDetail {...shown} />}
    </OrderPage>
  )
}
