import type { ReactNode } from 'react'
import { ModalBody, ModalClose, ModalFooter, ModalTitle } from '../modal/modal-parts.tsx'
import { useModal } from '../modal/use-modal.ts'
import css from './sheet.module.css'

export type SheetSide = 'start' | 'end' | 'bottom'

type SheetProps = {
  readonly open: boolean
  readonly onClose: () => void
  /** What a screen reader announces on opening. */
  readonly label: string
  readonly closeLabel: string
  readonly children: ReactNode
  readonly side?: SheetSide
  /** The edge it comes from at 1024 px and less, if different from `side`. */
  readonly mobileSide?: SheetSide
  readonly lightDismiss?: boolean
}

function SheetRoot({
  open,
  onClose,
  label,
  closeLabel,
  children,
  side = 'end',
  mobileSide = side,
  lightDismiss = true,
}: SheetProps) {
  const { filled, dialogProps } = useModal({ open, onClose, lightDismiss })
  return (
    <dialog
      {...dialogProps}
      className={css.sheet}
      data-side={side}
      data-mobile-side={mobileSide}
      aria-label={label}
    >
      {filled && (
        <div className={css.frame}>
          <ModalClose label={closeLabel} onClick={onClose} />
          {children}
        </div>
      )}
    </dialog>
  )
}

/** Slides in from an edge: the bag, the menu, filters. The element to focus first carries `data-autofocus`. */
export const Sheet = { Root: SheetRoot, Title: ModalTitle, Body: ModalBody, Footer: ModalFooter }
