import { withFreedSpace } from '#platform/storage/with-freed-space.ts'
import { dropSession, readSession, writeSession } from '#platform/storage/session-storage.ts'
import { draftTable } from '#platform/storage/draft-table.ts'

/**
 * What the way to the payment cannot do without: kept in the database, and in sessionStorage where the database fails,
 * which survives the provider's page and ends with the tab.
 */
interface Copy<Value> {
  readonly value: Value
  readonly at: number
}

const nameOf = (key: string) => `vanda-draft-${key}`

/** Changes a draft in one transaction; throws what the database throws where sessionStorage fails, too. */
export async function changeEssentialDraft<Value>(
  key: string,
  change: (before: Value | undefined) => Value,
  at: number,
): Promise<void> {
  try {
    const table = await draftTable()
    await withFreedSpace(() =>
      table.db.transaction('rw', table, async () => {
        const row = await table.get(key)
        await table.put({ key, value: change(row?.value as Value | undefined), at })
      }),
    )
  } catch (error) {
    const copy: Copy<Value> = { value: change(sessionCopy<Value>(key)?.value), at }
    if (!writeSession(nameOf(key), JSON.stringify(copy))) throw error
  }
}

/** The copies of a draft, newest first; throws where the database fails and sessionStorage has none. */
export async function readEssentialDraft<Value>(key: string): Promise<readonly Copy<Value>[]> {
  const ofSession = sessionCopy<Value>(key)
  const row = await draftTable()
    .then((table) => table.get(key))
    .catch((error: unknown) => {
      if (!ofSession) throw error
      return undefined
    })
  const ofTable = row && { value: row.value as Value, at: row.at }
  return [ofSession, ofTable].filter((copy) => copy !== undefined).sort((a, b) => b.at - a.at)
}

export async function dropEssentialDraft(key: string): Promise<void> {
  dropSession(nameOf(key))
  await (await draftTable()).delete(key)
}

function sessionCopy<Value>(key: string): Copy<Value> | undefined {
  const text = readSession(nameOf(key))
  return text === undefined ? undefined : (JSON.parse(text) as Copy<Value>)
}
