/** Pages that are rendered at once: they share one thread, and each holds its data and its HTML meanwhile. */
const AT_ONCE = 3
/** A rendering that takes longer gives its turn to the next one and goes on: three that hang must not stop all pages. */
const LONGEST_TURN_MS = 10_000

export type RenderQueue = <Value>(render: () => Promise<Value>) => Promise<Value>

/** Runs a few renderings at once, the others in the order in which they came. */
export function createRenderQueue(atOnce = AT_ONCE): RenderQueue {
  const waiting: (() => void)[] = []
  let running = 0

  function endTurn(): void {
    const next = waiting.shift()
    if (next) next()
    else running--
  }

  return async (render) => {
    if (running < atOnce) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    let isOver = false
    const end = () => {
      if (!isOver) endTurn()
      isOver = true
    }
    const late = setTimeout(end, LONGEST_TURN_MS).unref()
    try {
      return await render()
    } finally {
      clearTimeout(late)
      end()
    }
  }
}
