/** Deletes the answers of one cache whose address `goes` names. */
export async function deleteAnswers(name: string, goes: (url: string) => boolean): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(name).catch(() => false))) return
  const cache = await caches.open(name)
  const own = (await cache.keys()).filter(({ url }) => goes(url))
  await Promise.all(own.map((request) => cache.delete(request)))
}

/** Deletes whole caches by name; a missing one counts as deleted. */
export async function deleteCaches(names: readonly string[]): Promise<void> {
  if (!('caches' in globalThis)) return
  await Promise.all(names.map((name) => caches.delete(name).catch(() => false)))
}
