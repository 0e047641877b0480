import type { MouseEvent } from 'react'
import { motionOff } from '#ui/motion.ts'

interface Change {
  readonly fromLocation?: { readonly pathname: string } | undefined
}

/**
 * View transition of a card's link: its picture moves to the gallery of its page (src/styles/piece-moves.css). The
 * gallery of the page that is left has the same name, so nothing moves between two pieces.
 */
export const PIECE_MOVES = {
  types: ({ fromLocation }: Change): string[] | false =>
    motionOff() || fromLocation?.pathname.startsWith('/products/') ? false : ['piece'],
}

/** Names the picture of the pressed card; one name twice in a page would end the transition. */
export function namePicture({ currentTarget }: MouseEvent<HTMLElement>): void {
  for (const picture of document.querySelectorAll<HTMLElement>('article [data-picture]')) {
    const isPressed = picture.closest('article')?.contains(currentTarget)
    picture.style.viewTransitionName = isPressed ? 'piece' : ''
  }
}
