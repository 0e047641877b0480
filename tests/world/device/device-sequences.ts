import type { Envelope } from '#contract/envelope.ts'
import type { DeviceSequence } from '#sync/outbox/device-sequence.ts'
import type { Operation } from '#sync/outbox/operation.ts'

/** An operation that adds to the cart, sent once already. */
export const anOperation = (seq: number, input: unknown = {}): Operation => ({
  seq,
  id: `id-${seq}`,
  v: 1,
  path: '/cart/add',
  input,
  preview: undefined,
  lang: 'en-GB',
  createdAt: seq,
  attempts: 1,
})

/** The device `d1` with pending operations of these numbers. */
export const aSequence = (lastSeq: number, seqs: readonly number[]): DeviceSequence => ({
  device: { key: 'device', id: 'd1', lastSeq, nextSeq: Math.max(lastSeq, ...seqs) + 1, contactAt: undefined },
  operations: seqs.map((seq) => anOperation(seq)),
})

/** A response of the server. */
export const anEnvelope = (code: number, data: unknown = {}, lastSeq?: number): Envelope<unknown> => ({
  code,
  message: 'm',
  data,
  ...(lastSeq === undefined ? {} : { lastSeq }),
})
