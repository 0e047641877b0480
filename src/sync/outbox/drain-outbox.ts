import type { OperationStore } from './operation-store.ts'
import { sendNextOperation, type SendResult } from './send-operation.ts'

export type Drained = Exclude<SendResult, 'continue'>

/**
 * Sends operations in order until none is left or one must wait. The same code runs in the page and in the worker, on the disk
 * and on the memory of a page, and in several of them at once: order and exactly-once come from the server's sequence.
 */
export async function drain(store: OperationStore, send: typeof fetch): Promise<Drained> {
  if (!(await store.ownsSession(send))) return { later: undefined }
  for (;;) {
    const sent = await store.exclusively(() => sendNextOperation(store, send))
    if (sent !== 'continue') return sent
  }
}
