import type { ReactNode } from 'react'
import { ModalBody, ModalClose, ModalFooter, ModalTitle } from '../modal/modal-parts.tsx'
import { useModal } from '../modal/use-modal.ts'
import css from './dialog.module.css'

type DialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  /** What a screen reader announces on opening. */
  readonly label: string
  readonly closeLabel: string
  readonly children: ReactNode
  readonly size?: 'small' | 'normal' | 'large'
  /** False where a press outside must not lose work. */
  readonly lightDismiss?: boolean
  /** For a question that must be answered: `alertdialog`. */
  readonly role?: 'dialog' | 'alertdialog'
}

function DialogRoot({
  open,
  onClose,
  label,
  closeLabel,
  children,
  size = 'normal',
  lightDismiss = true,
  role,
}: DialogProps) {
  const { filled, dialogProps } = useModal({ open, onClose, lightDismiss })
  return (
    <dialog {...dialogProps} role={role} className={css.dialog} data-size={size} aria-label={label}>
      {filled && (
        <div className={css.frame}>
          <ModalClose label={closeLabel} onClick={onClose} />
          {children}
        </div>
      )}
    </dialog>
  )
}

/** Centred on the screen. The element to focus first carries `data-autofocus`. */
export const Dialog = { Root: DialogRoot, Title: ModalTitle, Body: ModalBody, Footer: ModalFooter }
