import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { randomBytes, randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { DAY_MS } from '#domain/time-units.ts'
import type { PaymentFact, PaymentRequest, PaymentStatus } from '../payment-provider.ts'
import type { Outcome } from './test-cards.ts'
import { walletLedger, WALLET_SCHEMA } from './wallet-ledger.ts'

/** Delays of a slow bank, of a review and of a dispute. */
const SLOW_MS = 8_000
const EXPIRES_AFTER_MS = DAY_MS

export interface Payment extends PaymentRequest {
  readonly ref: string
  readonly status: PaymentStatus
  /** A decision has been made but not reported yet. */
  readonly pending: boolean
  /** Digest of the card that was entered. */
  readonly card: string | undefined
  readonly isDisputed: boolean
}

export interface SandboxEvent {
  readonly id: string
  readonly ref: string
  readonly kind: string
  readonly attempts: number
}

const SCHEMA = `
  create table if not exists payment (ref text primary key, attempt_id text not null unique, request text not null,
    status text not null, due_status text, due_at integer, created_at integer not null, refunded integer not null);
  create table if not exists event (id text primary key, ref text not null, kind text not null, sent integer not null,
    attempts integer not null, next_at integer not null, unique (ref, kind));
  create table if not exists refund (key text primary key, ref text not null, amount integer not null);
  create table if not exists card (ref text primary key, digest text not null);
  create table if not exists dispute (ref text primary key, opens_at integer not null, opened integer not null);
  create table if not exists review (attempt_id text primary key, until integer not null);
`

type Row = Readonly<Record<string, unknown>>

/** The sandbox's payments, in a file of its own: as with a real provider, they survive the shop. */
export function openLedger(file: string) {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const db = new DatabaseSync(file, { timeout: 5_000 })
  db.exec('pragma journal_mode = wal; pragma synchronous = full')
  db.exec(SCHEMA)
  db.exec(WALLET_SCHEMA)

  function atomically<T>(work: () => T): T {
    db.exec('begin immediate')
    try {
      const result = work()
      db.exec('commit')
      return result
    } catch (error) {
      // SQLite has rolled back already when the disk is full: a second rollback would hide the cause.
      if (db.isTransaction) db.exec('rollback')
      throw error
    }
  }

  function find(ref: string): Payment | undefined {
    const found = db.prepare(
      'select * from payment left join card using (ref) left join dispute using (ref) where ref = ?',
    )
    return readPayment(found.get(ref))
  }

  function addEvent(ref: string, status: string, now: number): void {
    db.prepare(
      'insert into event (id, ref, kind, sent, attempts, next_at) values (?, ?, ?, 0, 0, ?) on conflict do nothing',
    ).run(`evt_${randomUUID()}`, ref, `payment.${status}`, now)
  }

  function insert(ref: string, request: PaymentRequest, now: number): Payment | undefined {
    db.prepare(
      `insert into payment (ref, attempt_id, request, status, created_at, refunded)
       values (?, ?, ?, 'waiting', ?, 0) on conflict do nothing`,
    ).run(ref, request.attemptId, JSON.stringify(request), now)
    return readPayment(db.prepare('select * from payment where attempt_id = ?').get(request.attemptId))
  }

  function decided(ref: string, outcome: Outcome, now: number): boolean {
    const status = outcome === 'slow' ? 'waiting' : outcome === 'disputed' ? 'paid' : outcome
    const later = outcome === 'slow' || outcome === 'risk'
    const { changes } = db
      .prepare(
        `update payment set status = ?, due_status = ?, due_at = ?
         where ref = ? and status = 'waiting' and due_at is null`,
      )
      .run(status, later ? 'paid' : null, later ? now + SLOW_MS : null, ref)
    if (changes === 0) return false
    if (status !== 'waiting') addEvent(ref, status, now)
    if (outcome === 'disputed')
      db.prepare('insert into dispute (ref, opens_at, opened) values (?, ?, 0)').run(ref, now + SLOW_MS)
    return true
  }

  return {
    find,
    wallets: walletLedger(db, { atomically, insert, decided }),

    /** The payment of an attempt: a second call returns the same one. */
    open(request: PaymentRequest, now: number): Payment | undefined {
      return insert(`pay_${randomBytes(18).toString('base64url')}`, request, now)
    },

    /** Sets the outcome of a card or a wallet, once. False when it was set before. */
    decide(ref: string, { outcome, card }: { outcome: Outcome; card?: string }, now: number): boolean {
      return atomically(() => {
        if (!decided(ref, outcome, now)) return false
        if (card !== undefined) db.prepare('insert into card (ref, digest) values (?, ?)').run(ref, card)
        return true
      })
    },

    /** Closes a page without a card; a decided or pending payment stays. */
    cancel(ref: string, now: number): void {
      atomically(() => {
        const closed = db
          .prepare(
            `update payment set status = 'expired' where ref = ? and status = 'waiting' and due_at is null`,
          )
          .run(ref)
        if (closed.changes > 0) addEvent(ref, 'expired', now)
      })
    },

    /** Advances the time: slow banks answer, old pages expire, holders of cards dispute what they have paid. */
    advance(now: number): void {
      const due = db
        .prepare(
          `select ref, due_status from payment where due_at <= ?
           union all select ref, 'expired' from payment where status = 'waiting' and due_at is null and created_at <= ?`,
        )
        .all(now, now - EXPIRES_AFTER_MS)
      for (const row of due) {
        atomically(() => {
          const ref = String(row['ref'])
          const status = String(row['due_status'])
          db.prepare('update payment set status = ?, due_status = null, due_at = null where ref = ?').run(
            status,
            ref,
          )
          addEvent(ref, status, now)
        })
      }
      const disputed = db.prepare('select ref from dispute where opened = 0 and opens_at <= ?').all(now)
      for (const { ref } of disputed)
        atomically(() => {
          db.prepare('update dispute set opened = 1 where ref = ?').run(String(ref))
          addEvent(String(ref), 'disputed', now)
        })
    },

    /** Refunds, once per key; false when it is more than was paid, or disputed. */
    refund(ref: string, { amount, key }: { amount: number; key: string }, now: number): boolean {
      return atomically(() => {
        if (db.prepare('select 1 from refund where key = ?').get(key)) return true
        const row = db.prepare('select * from payment where ref = ?').get(ref)
        const payment = find(ref)
        const given = Number(row?.['refunded'] ?? 0) + amount
        if (!payment || (payment.status !== 'paid' && payment.status !== 'refunded')) return false
        if (given > payment.amount || payment.isDisputed) return false
        db.prepare('insert into refund (key, ref, amount) values (?, ?, ?)').run(key, ref, amount)
        const status = given === payment.amount ? 'refunded' : payment.status
        db.prepare('update payment set refunded = ?, status = ? where ref = ?').run(given, status, ref)
        if (status === 'refunded') addEvent(ref, status, now)
        return true
      })
    },

    /** Whether there is a refund under this key. */
    hasRefund: (key: string): boolean =>
      db.prepare('select 1 from refund where key = ?').get(key) !== undefined,

    /** End of the review of a payment; the review starts with the first question about it. */
    reviewedUntil(attemptId: string, now: number): number {
      db.prepare('insert into review (attempt_id, until) values (?, ?) on conflict do nothing').run(
        attemptId,
        now + SLOW_MS,
      )
      return Number(db.prepare('select until from review where attempt_id = ?').get(attemptId)?.['until'])
    },

    dueEvents(now: number): SandboxEvent[] {
      return db
        .prepare('select * from event where sent = 0 and next_at <= ? order by next_at limit 20')
        .all(now)
        .map((row) => ({
          id: String(row['id']),
          ref: String(row['ref']),
          kind: String(row['kind']),
          attempts: Number(row['attempts']),
        }))
    },

    eventSent(id: string): void {
      db.prepare('update event set sent = 1 where id = ?').run(id)
    },

    eventFailed(id: string, nextAt: number): void {
      db.prepare('update event set attempts = attempts + 1, next_at = ? where id = ?').run(nextAt, id)
    },

    close: () => db.close(),
  }
}

export type Ledger = ReturnType<typeof openLedger>

function readPayment(row: Row | undefined): Payment | undefined {
  if (!row) return undefined
  const request = JSON.parse(String(row['request'])) as PaymentRequest
  return {
    ...request,
    ref: String(row['ref']),
    status: row['status'] as PaymentStatus,
    pending: row['due_at'] !== null,
    card: typeof row['digest'] === 'string' ? row['digest'] : undefined,
    isDisputed: row['opened'] === 1,
  }
}

export function factOf(payment: Payment): PaymentFact {
  const { ref: providerRef, attemptId, status, amount, currency, card, isDisputed } = payment
  return {
    providerRef,
    attemptId,
    status,
    amount,
    currency,
    ...(card !== undefined && { card }),
    ...(isDisputed && { disputed: true }),
  }
}
