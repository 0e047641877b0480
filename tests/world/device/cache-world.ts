import { createLog } from '#server/core/log.ts'
import { createRevisions } from '#server/services/revisions.ts'

/** What a cache of the server works with: a clock, revisions that a test changes, and the lines of its log. */
export function aCacheWorld() {
  const clock = { now: 0 }
  const lines: Record<string, unknown>[] = []
  const revisions = createRevisions()
  const log = createLog((line) => lines.push(JSON.parse(line) as Record<string, unknown>))
  return { clock, lines, revisions, services: { now: () => clock.now, log, catalogue: { revisions } } }
}
