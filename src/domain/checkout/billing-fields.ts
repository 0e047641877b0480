import type { AddressProblem } from './address.ts'
import type { AddressField } from './address-input.ts'

/** A field of the billing address, in forms and in refusals that speak of both addresses of an order. */
export type BillingField = `billing.${AddressField}`

export type BillingProblem = { readonly field: BillingField; readonly problem: AddressProblem['problem'] }

export function prefixedBilling({ field, problem }: AddressProblem): BillingProblem {
  return { field: `billing.${field}`, problem }
}
