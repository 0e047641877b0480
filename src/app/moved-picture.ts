import './moved-picture.css'
import { isShown, pageHeader } from './picture-places.ts'

interface PictureMove {
  readonly from: HTMLElement
  /** On the page that comes. */
  readonly findTarget: () => HTMLElement | undefined
  /** When the page must be there, on the clock of `performance.now`. */
  readonly until: number
}

let forgetNames = () => {}

/** Changes the page and moves the picture; without a target in view, or where the page takes longer, it only changes. */
export function moved({ from, findTarget, until }: PictureMove, update: () => Promise<void>): Promise<void> {
  const { documentElement: root } = document
  const preview = from.querySelector('img')?.currentSrc ?? ''
  // Two elements of one name would end the transition.
  forgetNames()
  root.dataset['moving'] = ''
  let named = [name(from, 'piece'), name(pageHeader(), 'head')]
  const ownNames = () => {
    named.forEach((forget) => forget())
    named = []
  }
  forgetNames = ownNames
  const transition = document.startViewTransition(async () => {
    await update()
    ownNames()
    const to = findTarget()
    if (!to || !isShown(to) || performance.now() > until) return transition.skipTransition()
    showMeanwhile(to, preview)
    named = [name(to, 'piece'), name(pageHeader(), 'head')]
  })
  const late = setTimeout(() => transition.skipTransition(), until - performance.now())
  void transition.updateCallbackDone.catch(() => {}).then(() => clearTimeout(late))
  // Both fail where the transition is skipped or the page fails; the page itself says so.
  transition.ready.catch(() => {})
  void transition.finished
    .catch(() => {})
    .then(() => {
      ownNames()
      if (forgetNames === ownNames) delete root.dataset['moving']
    })
  return transition.updateCallbackDone
}

/** Names an element for the moment of the transition; returns what takes the name away. */
function name(element: HTMLElement | undefined, as: string): () => void {
  if (!element) return () => {}
  element.style.viewTransitionName = as
  return () => void element.style.removeProperty('view-transition-name')
}

/** Shows the picture that has moved until the larger one is there. */
function showMeanwhile(to: HTMLElement, preview: string): void {
  const image = to.querySelector('img')
  if (!image || preview === '' || (image.complete && image.naturalWidth > 0)) return
  image.style.background = `url("${preview}") center / cover`
  image.addEventListener('load', () => void image.style.removeProperty('background'), { once: true })
}
