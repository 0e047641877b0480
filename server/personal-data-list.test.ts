import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import { PERSONAL_DATA } from './personal-data-list.ts'

/** Columns with a shopper's key, a member's id or address, or what belongs to one shopper. */
const PERSONAL_COLUMNS = [
  'shopper',
  'guest',
  'member',
  'member_id',
  'staff_id',
  'served_by',
  'taken_by',
  'email',
  'device_id',
  'subscription_id',
]

/** Tables with such a column that no module merges or erases, and why. */
const NOT_REGISTERED: Readonly<Record<string, string>> = {
  hand_over: 'deleted a day after its end; an account is erased a week after its last session',
}

const registered: readonly string[] = PERSONAL_DATA.flatMap(({ tables }) => tables)

describe.each(ENGINES)('personal data on %s', (engine) => {
  let store: OpenedStore
  beforeAll(async () => {
    store = await aStore(engine)
  })
  afterAll(() => store.close())

  const tables = () => store.db.introspection.getTables()

  test('each table with a personal column is registered by its module or has a reason not to be', async () => {
    const personal = (await tables())
      .filter(({ columns }) => columns.some(({ name }) => PERSONAL_COLUMNS.includes(name)))
      .map(({ name }) => name)
    expect(personal.length).toBeGreaterThan(30)
    const decided = [...registered, ...Object.keys(NOT_REGISTERED)]
    expect(personal.filter((name) => !decided.includes(name))).toEqual([])
  })

  test('each registered table exists and has one owner', async () => {
    const names = (await tables()).map(({ name }) => name)
    expect(registered.filter((name) => !names.includes(name))).toEqual([])
    expect(registered.filter((name, at) => registered.indexOf(name) !== at)).toEqual([])
    expect(Object.keys(NOT_REGISTERED).filter((name) => registered.includes(name))).toEqual([])
  })
})
