import { vi } from 'vitest'
import { HEADERS } from '#contract/envelope.ts'

interface Sent {
  readonly device: string
  readonly seq: number
  readonly prev: number
  readonly id: string
  readonly fields: Readonly<Record<string, string>>
}

function sentBy(address: unknown, init: RequestInit | undefined): Sent {
  const headers = new Headers(init?.headers)
  const fields = init?.body ?? new URL(String(address), 'http://shop').searchParams
  return {
    device: headers.get(HEADERS.device) ?? '',
    seq: Number(headers.get(HEADERS.seq)),
    prev: Number(headers.get(HEADERS.prev)),
    id: headers.get(HEADERS.idempotency) ?? '',
    fields: Object.fromEntries(fields as URLSearchParams),
  }
}

export type Fate = 'answered' | 'lost before' | 'lost after' | 'broken'

/** The server's side of the device sequence with the votes of one guest (offline.md D3). */
export function aVotingServer() {
  const sequences = new Map<
    string,
    { lastSeq: number; answers: Map<number, { id: string; refused: boolean }> }
  >()
  const votes = new Set<string>()
  const applied: string[] = []
  const requests: Sent[] = []
  const fates: Fate[] = []
  let version = 0

  function change({ id = '', on }: Sent['fields']): void {
    version += 1
    if (on === 'true') votes.add(id)
    else votes.delete(id)
  }

  function answer({ device, seq, prev, id, fields }: Sent): Response {
    const place = sequences.get(device) ?? { lastSeq: 0, answers: new Map() }
    sequences.set(device, place)
    const reply = (status: number, code: number, data: object) =>
      Response.json({ code, message: 'm', data, lastSeq: place.lastSeq, serverTime: 7 }, { status })
    const refused = fields['id'] === 'unknown'
    if (seq > place.lastSeq) {
      if (prev !== place.lastSeq) return reply(409, 409, { reason: 'gap' })
      place.lastSeq = seq
      place.answers.set(seq, { id, refused })
      applied.push(id)
      if (!refused) change(fields)
    }
    const stored = place.answers.get(seq)
    if (stored?.id !== id) return reply(409, 4090, { reason: 'other-operation' })
    if (stored.refused) return reply(200, 4004, { reason: 'review-unknown' })
    const list = [...votes].map((one) => ({ id: one, helpful: 1 }))
    return reply(200, 200, { version, shopper: 'g', list })
  }

  const send = vi.fn<typeof fetch>(async (address, init) => {
    const sent = sentBy(address, init)
    const fate = fates.shift() ?? 'answered'
    requests.push(sent)
    if (fate === 'lost before') throw new TypeError('no network')
    if (fate === 'broken') return new Response('<html>', { status: 200 })
    const response = answer(sent)
    if (fate === 'lost after') throw new TypeError('connection closed')
    return response
  })
  return { send, fates, requests, applied, votes: () => [...votes].toSorted() }
}
