import type { Tx } from '../db/schema/database.ts'

/** What an order takes from a ledger: a use of a code, an amount of a gift card, points. */
export interface LedgerUse {
  /** The entry's id in its ledger. */
  readonly ref: string
  readonly orderId: string
  /** The rule or kind of tender that takes it. */
  readonly rule: string
  /** Minor units of the order's currency, positive. */
  readonly amount: number
  readonly currency: string
  /** The values that the amount's wording is made of. */
  readonly reason: Readonly<Record<string, string | number>>
  /** Shopper key of the buyer. */
  readonly shopper: string
  readonly email: string
  /** The step of the order that moves it; each step moves an entry once. */
  readonly step: string
  /** Epoch milliseconds. */
  readonly at: number
  /**
   * For `giveBack`, a part instead of all: minor units that were given back before, that are given back now, and that the entry has paid.
   * Parts that add up to it give back exactly what was taken.
   */
  readonly part?: { readonly before: number; readonly amount: number; readonly of: number } | undefined
}

/** A rule or tender with a stock of its own. */
export interface Ledger {
  /** Takes it by a conditional update; false where it is not there any more, and then nothing was taken. */
  take(tx: Tx, use: LedgerUse): Promise<boolean>
  /** Gives back what this order has taken, or the part of it; nothing the second time of a step. */
  giveBack(tx: Tx, use: LedgerUse): Promise<void>
}
