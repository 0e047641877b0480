import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import type { OrderAccess } from '#contract/fields.ts'
import { cancelPieces, readCancelReasons } from '#commands/order-calls.ts'
import { HOUR_MS } from '#domain/time-units.ts'
import { newId } from '#platform/device/new-id.ts'
import { ORDER_DETAIL, ORDER_LISTS } from '#queries/orders/order-queries.ts'
import { refreshOrders } from '#sync/orders/pending-orders.ts'
import { useStorefront } from '../storefront/storefront-context.tsx'
import { useCaller } from '../use-caller.ts'
import { useFailureWords } from '../use-failure-words.ts'
import { useCancelChoice } from './use-cancel-choice.ts'

export interface Cancelling {
  readonly access: OrderAccess
  readonly order: OrderView
  readonly open: boolean
  readonly onClose: () => void
}

/** Cancelling an order or some of its pieces: reasons, the choice, and what went wrong; afterwards the page of its refund opens. */
export function useCancelOrder({ access, order, open, onClose }: Cancelling) {
  const call = useCaller()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const storefront = useStorefront()
  const words = useFailureWords()
  const choice = useCancelChoice(order)
  const [key, setKey] = useState(newId)
  const [reason, setReason] = useState<string>()
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const read = useQuery({
    queryKey: ['cancel-reasons', storefront.language],
    queryFn: () => readCancelReasons(call, storefront),
    enabled: open,
    staleTime: HOUR_MS,
  })

  async function readAgain() {
    const { orderNumber } = access
    const keys = [['payment-state', orderNumber], [ORDER_DETAIL, orderNumber], [ORDER_LISTS]]
    await Promise.all([
      // The device reads them again with its next network.
      refreshOrders().catch(() => {}),
      ...keys.map((queryKey) => queries.invalidateQueries({ queryKey })),
    ])
  }

  return {
    choice,
    reasons: read.data,
    reason,
    missing,
    busy,
    problem: refused ?? (read.error ? words(read.error) : undefined),
    choose(next: string) {
      setReason(next)
      setMissing(false)
    },
    async cancel() {
      // They could not be read before.
      if (!read.data) return void read.refetch()
      const chosen = read.data.find(({ id }) => id === reason)?.id
      setMissing(chosen === undefined)
      if (chosen === undefined || choice.total === 0 || busy) return
      setBusy(true)
      setRefused(undefined)
      try {
        await cancelPieces(call, access, {
          reason: chosen,
          key,
          ...(choice.items && { items: choice.items }),
        })
        setKey(newId)
        onClose()
        await readAgain()
        if (order.status !== 'unpaid')
          await navigate({ to: '.', href: `/user/orders/refund-success/${access.orderNumber}` })
      } catch (error) {
        setRefused(words(error))
        await readAgain()
      } finally {
        setBusy(false)
      }
    },
  }
}
