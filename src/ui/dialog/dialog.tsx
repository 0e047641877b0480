import { ModalBody, ModalFooter, ModalRoot, ModalTitle, type ModalProps } from '../modal/modal-parts.tsx'
import css from './dialog.module.css'

type DialogProps = ModalProps & {
  /** `full`: the whole screen. */
  readonly size?: 'small' | 'normal' | 'large' | 'full'
  /** For a question that must be answered: `alertdialog`. */
  readonly role?: 'dialog' | 'alertdialog'
}

function DialogRoot({ size = 'normal', ...rest }: DialogProps) {
  return <ModalRoot {...rest} className={css.dialog} data-size={size} />
}

/** Centred on the screen. The element to focus first carries `data-autofocus`. */
export const Dialog = { Root: DialogRoot, Title: ModalTitle, Body: ModalBody, Footer: ModalFooter }
