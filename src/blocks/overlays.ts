import { proxy, useSnapshot } from 'valtio'

/** The result of each overlay; undefined means that the user closed it. */
interface Answers {
  'cart-panel': 'left'
  search: 'searched'
  menu: 'left'
  region: 'left'
  install: 'left'
  sync: 'left'
  privacy: 'left'
  'sign-in': 'signed-in'
}

export type Overlay = keyof Answers

const state = proxy<{ open: Overlay | undefined }>({ open: undefined })
let reply: (given: Answers[Overlay] | undefined) => void = () => {}

/** The open overlay; there is never more than one. */
export function useOpenOverlay(): Overlay | undefined {
  return useSnapshot(state).open
}

/** Opens an overlay and returns its result. Opening another closes the first. */
export function openOverlay<Name extends Overlay>(name: Name): Promise<Answers[Name] | undefined> {
  closeOverlay()
  state.open = name
  return new Promise((resolve) => {
    reply = (given) => resolve(given as Answers[Name] | undefined)
  })
}

/** Closes the open overlay and resolves its promise. */
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
