import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { openStore, type Store } from '#server/db/open.ts'
import { fillDemoShop } from '#server/demo-shop.ts'

export const DEMO_NOW = Date.UTC(2026, 2, 14, 4)

/** Databases of this test file, each in a folder of its own; all are removed at its end. */
export function demoStores() {
  const folders: string[] = []
  const stores: Store[] = []
  afterAll(async () => {
    for (const store of stores) await store.db.destroy()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })

  async function empty(): Promise<Store> {
    const folder = mkdtempSync(join(tmpdir(), 'vanda-demo-'))
    folders.push(folder)
    const store = await openStore({ DATA_DIR: folder })
    stores.push(store)
    return store
  }

  async function filled(order: { products?: number; seed?: string } = {}): Promise<Store['db']> {
    const { db } = await empty()
    expect(await fillDemoShop(db, { now: DEMO_NOW, ...order })).toBe(true)
    return db
  }

  return { empty, filled }
}
