import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import css from './modal-parts.module.css'
import { useModal } from './use-modal.ts'

export type ModalProps = {
  readonly open: boolean
  readonly onClose: () => void
  /** What a screen reader announces on opening. */
  readonly label: string
  readonly closeLabel: string
  readonly children: ReactNode
  /** False where a press outside must not lose work. */
  readonly lightDismiss?: boolean
}

/** The `<dialog>` of a dialog or sheet, whose class and data attributes set its position and motion. */
export function ModalRoot({
  open,
  onClose,
  label,
  closeLabel,
  children,
  lightDismiss = true,
  className,
  ...rest
}: ModalProps & Pick<ComponentProps<'dialog'>, 'className' | 'role'>) {
  const { filled, dialogProps } = useModal({ open, onClose, lightDismiss })
  return (
    <dialog {...rest} {...dialogProps} className={classNames(css.modal, className)} aria-label={label}>
      {filled && (
        <div className={css.frame}>
          <ModalClose label={closeLabel} onClick={onClose} />
          {children}
        </div>
      )}
    </dialog>
  )
}

/** The heading of a dialog or sheet; leaves room for the close button. */
export function ModalTitle({ className, children, ...rest }: ComponentProps<'h2'>) {
  return (
    <h2 {...rest} className={classNames(css.title, className)}>
      {children}
    </h2>
  )
}

/** The scrolling part, with the toasts below it: between body and footer they cover nothing and move no button. */
export function ModalBody({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <>
      <div {...rest} className={classNames(css.body, className)} />
      <div data-toasts="" />
    </>
  )
}

/** What stays within reach of a thumb: sums and buttons. */
export function ModalFooter({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(css.footer, className)} />
}

function ModalClose({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    // Has a disc behind it, because a picture or scrolled content may be below.
    <IconButton className={css.close} ground="disc" label={label} onClick={onClick}>
      <Icon name="close" />
    </IconButton>
  )
}
