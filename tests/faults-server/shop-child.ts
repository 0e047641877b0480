/**
 * The server with one place to die: while the file that FAILPOINT names exists, the next operation of an outbox kills
 * the process, its transaction written and not committed.
 */
import { existsSync, rmSync } from 'node:fs'
import { createApp } from '#server/app.ts'
import { loadApp } from '#server/http/app-build.ts'
import { main } from '#server/start.ts'
import { dieBefore } from './die.ts'
import { DIST } from '../../scripts/project-root.ts'

const file = process.env['FAILPOINT'] ?? ''

function armed(): boolean {
  if (!existsSync(file)) return false
  rmSync(file)
  return true
}

await main(async () => {
  const build = await loadApp(DIST)
  const isAnswerStored = { kind: 'InsertQueryNode', table: 'device_answer' }
  return (services) => {
    const db = services.store.db.withPlugin(dieBefore(isAnswerStored, armed))
    return createApp({ ...services, store: { ...services.store, db } }, build)
  }
})
