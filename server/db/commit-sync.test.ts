import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aDatabaseLocation, removeDatabase, type OpenedStore } from '#tests/world/shops/engines.ts'
import { HeldLog } from '#tests/world/faults/held-log.ts'
import { CommitNotStored } from './commit-sync.ts'
import { openStore, type Store } from './open.ts'
import type { Tx } from './schema/database.ts'
import { afterCommit, transact } from './transaction.ts'

let location: OpenedStore['location']
let log: HeldLog
let store: Store
let failures: Error[]

beforeEach(async () => {
  location = await aDatabaseLocation('sqlite', 'migrated')
  log = new HeldLog()
  failures = []
  store = await openStore(location, { openLog: () => log, onFailure: (error) => failures.push(error) })
})
afterEach(async () => {
  log.release()
  await store.db.destroy()
  await removeDatabase(location)
})

const note = (tx: Tx, key: string) => tx.insertInto('setting').values({ key, value: 'here' }).execute()
const write = (key: string) => transact(store, (tx) => note(tx, key))
const keys = async (reader: Pick<Store['db'], 'selectFrom'> = store.db) =>
  (await reader.selectFrom('setting').select('key').orderBy('key').execute()).map(({ key }) => key)

/** Notes in `ended` when the call has ended, in whichever way. */
function watch(ended: string[], name: string, call: Promise<unknown>): Promise<void> {
  const noted = () => void ended.push(name)
  return call.then(noted, noted)
}

/** Every callback that is due has run. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a commit, its effects, and all that has seen it wait for the sync (decision 0077, R16)', async () => {
  const ended: string[] = []
  const asked = log.hold()
  const written = watch(
    ended,
    'the commit',
    transact(store, async (tx) => {
      afterCommit(tx, async () => void ended.push('its effect'))
      await note(tx, 'a')
    }),
  )
  await asked
  const seen: string[][] = []
  const all = Promise.all([
    written,
    watch(ended, 'a read', keys()),
    watch(
      ended,
      'a reading transaction',
      transact(store, (tx) => keys(tx), true),
    ),
    watch(
      ended,
      'a write without a transaction',
      store.db.deleteFrom('setting').where('key', '=', 'b').execute(),
    ),
    watch(ended, 'a duplicate', store.db.insertInto('setting').values({ key: 'a', value: '' }).execute()),
    watch(
      ended,
      'a refusal',
      transact(store, async (tx) => {
        seen.push(await keys(tx))
        throw new RangeError('refused')
      }),
    ),
  ])
  await settled()
  expect({ ended, seen }).toEqual({ ended: [], seen: [['a']] })
  log.release()
  await all
  expect(ended.toSorted()).toEqual(
    [
      'the commit',
      'its effect',
      'a read',
      'a reading transaction',
      'a write without a transaction',
      'a duplicate',
      'a refusal',
    ].toSorted(),
  )
})

test('a hundred transactions at once share a few syncs', async () => {
  const before = log.syncs
  const asked = log.hold()
  const all = Promise.all(Array.from({ length: 100 }, (_, at) => write(`row${at}`)))
  await asked
  await settled()
  log.release()
  await all
  expect(log.syncs - before).toBeLessThanOrEqual(3)
  expect(await keys()).toHaveLength(100)
})

test('reads alone need no sync', async () => {
  await write('a')
  const before = log.syncs
  await keys()
  await transact(store, (tx) => keys(tx), true)
  expect(log.syncs).toBe(before)
})

/** A foreign key that is checked by the commit. */
async function danglingChild(tx: Tx): Promise<void> {
  await sql`create table child (of_key text references setting (key) deferrable initially deferred)`.execute(
    tx,
  )
  await sql`insert into child values ('nothing')`.execute(tx)
}

describe('a transaction that fails takes none of its group with it', () => {
  test.each<[string, (tx: Tx) => Promise<unknown>]>([
    ['refused by a rule', () => Promise.reject(new RangeError('refused'))],
    ['twice the same key', (tx) => note(tx, 'broken')],
    ['no such table', (tx) => sql`insert into nowhere values (1)`.execute(tx)],
    ['rolled back by hand', (tx) => sql`rollback`.execute(tx).then(() => Promise.reject(new RangeError()))],
    ['a commit that the database refuses', danglingChild],
  ])('%s', async (_, breaks) => {
    const asked = log.hold()
    const broken = transact(store, async (tx) => {
      await note(tx, 'broken')
      await breaks(tx)
    })
    const all = Promise.allSettled([write('before'), broken, write('after')])
    await asked
    await settled()
    log.release()
    expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await keys()).toEqual(['after', 'before'])
  })
})

test('a failed sync fails its group and everything after it, and nothing is told as done', async () => {
  const ended: string[] = []
  const asked = log.hold()
  const effects: string[] = []
  const group = ['a', 'b'].map((key) =>
    transact(store, async (tx) => {
      afterCommit(tx, async () => void effects.push(key))
      await note(tx, key)
    }),
  )
  const open = Promise.withResolvers<void>()
  await asked
  const late = transact(store, async (tx) => {
    await open.promise
    await note(tx, 'late')
  })
  const all = Promise.allSettled([...group, late])
  log.fail('EIO')
  await watch(ended, 'the group', Promise.allSettled(group))
  open.resolve()
  const outcomes = [...(await all), ...(await Promise.allSettled([write('c'), keys()]))]
  expect(outcomes.map((one) => one.status === 'rejected' && one.reason instanceof CommitNotStored)).toEqual(
    outcomes.map(() => true),
  )
  expect(effects).toEqual([])
  expect(failures).toHaveLength(1)

  // The next start reads the log, and what is visible then is on disk.
  const next = await openStore(location)
  expect((await keys(next.db)).filter((key) => key === 'late' || key === 'c')).toEqual([])
  await next.db.destroy()
})
