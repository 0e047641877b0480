import { ModalBody, ModalFooter, ModalRoot, ModalTitle, type ModalProps } from '../modal/modal-parts.tsx'
import css from './sheet.module.css'

export type SheetSide = 'start' | 'end' | 'bottom'

type SheetProps = ModalProps & {
  readonly side?: SheetSide
  /** The edge it comes from at 1024 px and less, if different from `side`. */
  readonly mobileSide?: SheetSide
}

function SheetRoot({ side = 'end', mobileSide = side, ...rest }: SheetProps) {
  return <ModalRoot {...rest} className={css.sheet} data-side={side} data-mobile-side={mobileSide} />
}

/** Slides in from an edge: the bag, the menu, filters. The element to focus first carries `data-autofocus`. */
export const Sheet = { Root: SheetRoot, Title: ModalTitle, Body: ModalBody, Footer: ModalFooter }
