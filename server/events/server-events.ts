import type { PreferencesChange } from '#domain/account/preferences.ts'
import type { Shopper } from '#domain/account/shopper.ts'
import type { Capped, CartLineState } from '#domain/cart/apply-to-cart.ts'
import type { ParcelStep } from '#domain/orders/parcel-steps.ts'
import type { Storefront } from '#domain/region/storefront.ts'

/** Who has caused an event, where and when. */
interface Actor extends Storefront {
  readonly shopper: Shopper
  /** Epoch milliseconds. */
  readonly now: number
}

/** What a merge could not bring along; each listener adds its part. */
export interface MergeReport {
  readonly capped: Capped[]
  /** SKUs for which the cart, and SPUs for which the wishlist, had no room. */
  readonly left: string[]
}

/** How an order's goods travel. */
export interface Parcel {
  readonly courier: string
  readonly tracking: string
}

/** Every event of the server, in the past tense: the rows it is about are written. `at` in epoch milliseconds. */
export interface ServerEvents {
  'cart.changed': { readonly actor: Actor; readonly lines: readonly Pick<CartLineState, 'sku'>[] }
  'order.placed': {
    readonly orderId: string
    readonly at: number
    readonly shopper: Shopper
    readonly skus: readonly string[]
    /** Bought without the cart: its lines stay. */
    readonly buyNow: boolean
    /** The buyer wants the newsletter. */
    readonly subscribe: boolean
  }
  'order.paid': { readonly orderId: string; readonly at: number }
  'order.shipped': { readonly orderId: string; readonly at: number; readonly parcel: Parcel }
  /** The furthest step of a parcel has risen. */
  'parcel.moved': {
    readonly orderId: string
    readonly parcelId: string
    readonly step: ParcelStep
    readonly at: number
  }
  /** A payment that its order does not need is refunded; the order does not change. */
  'payment.refunded': { readonly orderId: string; readonly attemptId: string; readonly at: number }
  /** The buyer has disputed the payment at the bank. The status of the order does not change, and the shop refunds nothing. */
  'payment.disputed': { readonly orderId: string; readonly attemptId: string; readonly at: number }
  /** Money, cards or points of the order go back, for all of it or for a part. */
  'order.refunded': { readonly orderId: string; readonly refundId: string; readonly at: number }
  /** All its parcels have arrived. */
  'order.delivered': { readonly orderId: string; readonly at: number }
  /** A return was applied for, decided, or has arrived. */
  'return.changed': {
    readonly orderId: string
    readonly returnId: string
    readonly kind: 'applied' | 'approved' | 'refused' | 'received'
    readonly at: number
  }
  /** Taken back by the user, or not paid in time. */
  'order.cancelled': { readonly orderId: string; readonly at: number }
  'stock.changed': { readonly skus: readonly string[] }
  /** A guest has signed in: what is the guest's becomes the member's. */
  'identity.merged': {
    readonly guest: Shopper
    readonly member: Shopper
    readonly storefront: Storefront
    readonly at: number
    readonly report: MergeReport
  }
  /** Confirmed by a link that was mailed to the new address. */
  'member.email-changed': {
    readonly member: Shopper
    readonly from: string
    /** Whether the member had confirmed the address before. */
    readonly wasConfirmed: boolean
    readonly to: string
    readonly at: number
  }
  /** The address of a member is confirmed for the first time: by a link of any kind, or by a provider. */
  'member.email-confirmed': { readonly member: Shopper; readonly at: number }
  'member.registered': {
    readonly member: Shopper
    /** As the browser has stored it from an invite link. */
    readonly inviteCode: string | undefined
    readonly at: number
  }
  /** By a member who had none; it is final. */
  'member.birthday-set': { readonly member: Shopper; readonly at: number }
  /** Written, changed or removed; or its author has become a member. */
  'review.changed': {
    readonly reviewId: string
    /** Undefined for a review without one: of the demonstration, or of an erased member. */
    readonly author: Shopper | undefined
    /** How many it has now; undefined for a review that is gone. */
    readonly photos: number | undefined
    readonly at: number
  }
  'preferences.changed': { readonly actor: Actor; readonly change: PreferencesChange }
  /** Who registered the account could not prove the address, and its owner has come: what follows others ends. */
  'member.secured': { readonly member: Shopper; readonly at: number }
  /** The account is gone; each module erases what it has of the member (trust.md S37). */
  'member.erased': {
    readonly member: Shopper
    /** Undefined for an address that was never confirmed: what else it has may be another person's. */
    readonly email: string | undefined
    readonly at: number
  }
}
