import type { Log } from '../../../core/log.ts'
import { signNotice } from '../signature.ts'
import type { Ledger, SandboxEvent } from './ledger.ts'

const TICK_MS = 250
/** Wait after a turn that the ledger's file has failed, full or locked. */
const FAILED_MS = 1_000
const GIVE_UP_AFTER_MS = 5_000
/** Seconds between tries; the last one repeats. */
const WAITS_S = [1, 2, 5, 15, 60, 300, 900, 3_600] as const

interface NoticeTerms {
  readonly ledger: Ledger
  readonly noticeUrl: string
  readonly secret: string
  readonly now: () => number
  readonly log: Log
}

/** Sends signed notices to the server, and repeats each until the server has answered. */
export function startNotices({ ledger, noticeUrl, secret, now, log }: NoticeTerms) {
  let stopped = false
  let running: Promise<void> = Promise.resolve()
  let timer = schedule(TICK_MS)

  function schedule(waitMs: number): NodeJS.Timeout {
    return setTimeout(tick, waitMs).unref()
  }

  function tick(): void {
    running = turn().then(
      () => next(TICK_MS),
      (error: unknown) => {
        log.error('sandbox.notices.failed', { error })
        next(FAILED_MS)
      },
    )
  }

  function next(waitMs: number): void {
    if (!stopped) timer = schedule(waitMs)
  }

  async function turn(): Promise<void> {
    ledger.advance(now())
    await Promise.all(ledger.dueEvents(now()).map(send))
  }

  async function send(event: SandboxEvent): Promise<void> {
    const body = JSON.stringify({ id: event.id, kind: event.kind, ref: event.ref })
    const heard = await post(noticeUrl, body, signNotice(body, secret, now()))
    if (heard) return ledger.eventSent(event.id)
    const wait = WAITS_S[Math.min(event.attempts, WAITS_S.length - 1)] ?? 1
    ledger.eventFailed(event.id, now() + wait * 1_000)
  }

  return {
    /** Ends after the notices in flight. */
    async stop(): Promise<void> {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}

async function post(url: string, body: string, signature: string): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'sandbox-signature': signature },
      redirect: 'error',
      signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
    })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}
