/** Deletes whole caches by name; a missing one counts as deleted. */
export async function deleteCaches(names: readonly string[]): Promise<void> {
  if (!('caches' in globalThis)) return
  await Promise.all(names.map((name) => caches.delete(name).catch(() => false)))
}
