import { proxy, useSnapshot } from 'valtio'

/** What each overlay can answer; undefined means that the shopper closed it. */
interface Answers {
  'bag-panel': 'left'
  search: 'searched'
  menu: 'left'
  region: 'left'
  sync: 'left'
}

export type Overlay = keyof Answers

const state = proxy<{ open: Overlay | undefined }>({ open: undefined })
let reply: (given: Answers[Overlay] | undefined) => void = () => {}

/** The overlay that is open now; there is never more than one. */
export function useOpenOverlay(): Overlay | undefined {
  return useSnapshot(state).open
}

/** Opens an overlay and waits for its answer. Opening another closes the first. */
export function openOverlay<Name extends Overlay>(name: Name): Promise<Answers[Name] | undefined> {
  closeOverlay()
  state.open = name
  return new Promise((resolve) => {
    reply = (given) => resolve(given as Answers[Name] | undefined)
  })
}

/** Closes what is open and tells whoever asked. */
export function answerOverlay(given: Answers[Overlay]): void {
  settle(given)
}

export function closeOverlay(): void {
  settle(undefined)
}

function settle(given: Answers[Overlay] | undefined): void {
  state.open = undefined
  reply(given)
  reply = () => {}
}
