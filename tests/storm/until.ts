/** Waits for a state, never for a time; throws with the name of the missing state. */
export async function until(what: string, holds: () => Promise<boolean>, within = 20_000): Promise<void> {
  const ends = performance.now() + within
  for (;;) {
    if (await holds()) return
    if (performance.now() > ends) throw new Error(`never: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
