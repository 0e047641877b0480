import type { AddressInput } from '#domain/checkout/address.ts'
import type { PaymentMethod } from '#domain/checkout/payment-methods.ts'
import { foldCode } from '#domain/text/typed-text.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useCaller } from '#blocks/use-caller.ts'
import { failureOf } from '#contract/failure.ts'
import { refreshCart } from '#sync/cart/cart-actions.ts'
import { placeGuestOrder, type Basket, type PlaceOrderInput, type Placed } from '#commands/checkout-calls.ts'
import type { CheckoutForm } from '#drafts/checkout-draft.ts'
import { savePlacedOrder } from '#drafts/placed-orders.ts'
import type { Egift } from '#domain/gifts/egift.ts'
import { noteOrdered } from '#preferences/visit.ts'
import { pay } from '#commands/payment-calls.ts'
import { localeParams } from '#queries/product-queries.ts'
import type { AddressPreset } from './form/check-form.ts'
import type { Form } from './use-checkout-form.ts'
import { maySubmit, submitOnce, provesNotSubmitted } from './form/submit-once.ts'
import { useRefusedFields } from './use-refused-fields.ts'
import type { CheckoutDraftWriter } from './use-checkout-draft.ts'
import type { useQuote } from './use-quote.ts'
import { newId } from '#platform/device/new-id.ts'

export interface OrderParts {
  readonly form: Form
  readonly draftWriter: CheckoutDraftWriter
  readonly basket: Basket
  readonly quote: ReturnType<typeof useQuote>
  readonly rules: AddressPreset
  readonly onOrdered: () => Promise<unknown>
  /** The express checkout whose wallet pays. */
  readonly express: string | undefined
  /** Who gets the eGift card that is bought. */
  readonly egift: Egift | undefined
}

/** From the press of "Pay" to the provider's page: place, store the order's key, check the risk, leave (spec 4.6). */
export function useOrder(parts: OrderParts) {
  const { form, draftWriter, basket, quote, rules, onOrdered, express, egift } = parts
  const call = useCaller()
  const storefront = useStorefront()
  const navigate = useNavigate()
  const showFields = useRefusedFields(form, rules)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<unknown>()
  const standing = useRef<string>(undefined)

  // The browser restored this page from its cache on the way back from the provider: the order exists already.
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      const orderNumber = standing.current
      if (!event.persisted || orderNumber === undefined) return
      void navigate({ to: '/payment-result', search: { orderNumber, cancelled: 1 }, replace: true })
    }
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [navigate])

  /** Sends the order, repeatedly if necessary, and leaves for the payment. */
  async function order(input: PlaceOrderInput): Promise<void> {
    const { key = newId(), unconfirmed } = draftWriter.current()
    setBusy(true)
    setRefused(undefined)
    // Stored first: after any failure the same order is sent again under the same key (trust.md A1).
    await draftWriter.write({ key, unconfirmed: input })
    try {
      const { placed, earlier } = await submitOnce(
        (input) => placeGuestOrder(call, input, key),
        input,
        unconfirmed,
      )
      await leave(placed, earlier)
    } catch (error) {
      if (provesNotSubmitted(error)) await draftWriter.write({ unconfirmed: undefined })
      else if (!maySubmit(error)) await draftWriter.write({ unconfirmed })
      setBusy(false)
      setRefused(error)
      if (failureOf(error)?.kind !== 'refused') return
      if (!showFields(error)) void Promise.allSettled([quote.priced.refetch(), refreshCart()])
    }
  }

  /** The wallet of an express checkout pays by itself. */
  function chosenMethod(): { readonly method?: PaymentMethod } {
    const method = form.getValues('paymentMethod')
    const isOffered = quote.priced.data?.paymentMethods.includes(method) === true
    return express === undefined && isOffered ? { method } : {}
  }

  /** An earlier order is shown before it is paid: it differs from the present form. */
  async function leave({ orderNumber, secret, due }: Placed, earlier: boolean): Promise<void> {
    const payKey = newId()
    const known = { orderNumber, secret, payKey, ...chosenMethod(), at: Date.now() }
    noteOrdered()
    await Promise.allSettled([
      savePlacedOrder(known),
      // The next order gets its own key; buyer and address stay for it.
      draftWriter.write({ key: undefined, unconfirmed: undefined, codes: [], points: 0 }),
      onOrdered(),
    ])
    const search = { orderNumber }
    standing.current = orderNumber
    // Codes and points have paid it: there is nothing to pay.
    if (earlier || due === 0) return navigate({ to: '/payment-result', search, replace: true })
    try {
      const next = await pay(call, storefront, { order: known, key: payKey, method: known.method })
      if (next === 'risk') await navigate({ to: '/pay-loading', search, replace: true })
    } catch {
      // The order exists and is unpaid: its own page shows that and offers the payment (trust.md R28).
      await navigate({ to: '/payment-result', search, replace: true })
    }
  }

  return {
    busy,
    /** The refusal, or why the server could not be reached; undefined without one. */
    refused,
    /** Waits for the price that is being fetched: a press of the button is never without effect. */
    async submit(values: CheckoutForm): Promise<void> {
      const seen = quote.priced.data
      if (busy || !seen) return
      setBusy(true)
      const settled = await quote.settled()
      if (!settled) return setBusy(false)
      // Where the total is another one by now, the server refuses the one that the user has agreed to, and says so.
      const { quoteId } = settled.amounts.formatDue === seen.amounts.formatDue ? settled : seen
      const paidBy = express === undefined ? {} : { express }
      await order({
        ...orderInput(values, basket, egift),
        ...paidBy,
        quoteId,
        ...localeParams(storefront),
      })
    },
    /** Sends an order without a response again, unchanged. */
    async check(): Promise<void> {
      const { unconfirmed } = draftWriter.current()
      if (unconfirmed && !busy) await order(unconfirmed)
    },
  }
}

function orderInput(
  values: CheckoutForm,
  basket: Basket,
  egift: Egift | undefined,
): Omit<PlaceOrderInput, 'quoteId'> {
  const { email, subscribe, billingSame, billing } = values
  const note = values.note.trim()
  return {
    ...basket,
    email: foldCode(email),
    subscribe,
    ...(egift && { egift: { ...egift } }),
    ...(egift || basket.shippingMethod === 'pickup' ? {} : { address: addressOf(values) }),
    ...(billingSame ? {} : { billing: addressOf(billing) }),
    ...(note === '' ? {} : { note }),
  }
}

/** The fields of an address alone: the server refuses any other. */
function addressOf(values: AddressInput): AddressInput {
  const { country, firstName, lastName, line1, line2, city, state, postalCode, phone } = values
  return { country, firstName, lastName, line1, line2, city, state, postalCode, phone }
}
