import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { HOUR_MS } from '#domain/time-units.ts'
import type { ExpressCapture, ExpressFact, ExpressRequest, PaymentRequest } from '../payment-provider.ts'
import type { Outcome } from './test-cards.ts'
import { findWallet } from './test-wallets.ts'

/** How long a page stays open, and an authorisation stands. */
const LASTS_MS = 3 * HOUR_MS

export const WALLET_SCHEMA = `
  create table if not exists wallet (ref text primary key, express_id text not null unique, request text not null,
    status text not null, choice text not null, created_at integer not null);
`

export interface Wallet extends ExpressRequest {
  readonly ref: string
  readonly status: ExpressFact['status']
  /** Of `findWallet`; empty until the person has chosen. */
  readonly choice: string
}

/** What the ledger of payments does for a wallet, all inside one `atomically`. */
interface PaymentBooks {
  atomically<T>(work: () => T): T
  insert(ref: string, request: PaymentRequest, now: number): { readonly ref: string } | undefined
  decided(ref: string, outcome: Outcome, now: number): boolean
}

/** The wallet's side of the ledger: what was asked, who has agreed, and the payment that is collected from it. */
export function walletLedger(db: DatabaseSync, { atomically, insert, decided }: PaymentBooks) {
  function read(column: 'ref' | 'express_id', value: string, now: number): Wallet | undefined {
    const row = db.prepare(`select * from wallet where ${column} = ?`).get(value)
    if (!row) return undefined
    const status = row['status'] as Wallet['status']
    const over = Number(row['created_at']) + LASTS_MS <= now
    return {
      ...(JSON.parse(String(row['request'])) as ExpressRequest),
      ref: String(row['ref']),
      choice: String(row['choice']),
      status: over && status !== 'refused' ? 'expired' : status,
    }
  }

  function setStatus(
    ref: string,
    status: Wallet['status'],
    { from, choice = '' }: { from: string; choice?: string },
  ) {
    return (
      db
        .prepare(
          `update wallet set status = ?, choice = case ? when '' then choice else ? end where ref = ? and status = ?`,
        )
        .run(status, choice, choice, ref, from).changes === 1
    )
  }

  return {
    find: (ref: string, now: number) => read('ref', ref, now),

    /** The page of an express checkout: a second call returns the same one. */
    open(request: ExpressRequest, now: number): Wallet | undefined {
      db.prepare(
        `insert into wallet (ref, express_id, request, status, choice, created_at)
         values (?, ?, ?, 'waiting', '', ?) on conflict do nothing`,
      ).run(`wal_${randomBytes(18).toString('base64url')}`, request.expressId, JSON.stringify(request), now)
      return read('express_id', request.expressId, now)
    },

    /** The user approves once; a wallet without funds declines. */
    agree(ref: string, choice: string): boolean {
      const status = findWallet(choice)?.wallet.outcome === 'not-authorized' ? 'refused' : 'authorized'
      return setStatus(ref, status, { from: 'waiting', choice })
    },

    /** Collects for one attempt; false when this was not authorised. The same attempt again is collected already. */
    capture(ref: string, { attemptId, orderNumber, amount, currency }: ExpressCapture, now: number): boolean {
      return atomically(() => {
        const known = db.prepare('select attempt_id from payment where ref = ?').get(ref)
        if (known) return known['attempt_id'] === attemptId
        const wallet = read('ref', ref, now)
        const chosen = findWallet(wallet?.choice ?? '')
        if (!wallet || !chosen || wallet.status !== 'authorized') return false
        if (amount > wallet.amount || currency !== wallet.currency) return false
        const { language, returnUrl, cancelUrl } = wallet
        const { email, outcome } = chosen.wallet
        const method = 'wallet' as const
        const about = { attemptId, orderNumber, method, amount, currency, email }
        const request = { ...about, language, returnUrl, cancelUrl }
        if (insert(ref, request, now)?.ref !== ref) return false
        if (outcome !== 'not-authorized' && outcome !== 'closed') decided(ref, outcome, now)
        return true
      })
    },

    /** The authorisation ends; what was collected stays. */
    release(ref: string): void {
      for (const from of ['waiting', 'authorized']) setStatus(ref, 'expired', { from })
    },
  }
}

export function expressFactOf(wallet: Wallet): ExpressFact {
  const { ref: providerRef, expressId, status, amount, currency } = wallet
  const chosen = status === 'authorized' ? findWallet(wallet.choice) : undefined
  return {
    providerRef,
    expressId,
    status,
    amount,
    currency,
    email: chosen?.wallet.email ?? '',
    address: chosen?.address,
  }
}
