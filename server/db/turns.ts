/** Lets one caller at a time go on, in the order in which they came. */
export interface Turns {
  take(): Promise<void>
  release(): void
}

export function createTurns(): Turns {
  const waiting: (() => void)[] = []
  let taken = false
  return {
    take() {
      if (taken) return new Promise((resolve) => waiting.push(resolve))
      taken = true
      return Promise.resolve()
    },
    release() {
      const next = waiting.shift()
      if (next) next()
      else taken = false
    },
  }
}
