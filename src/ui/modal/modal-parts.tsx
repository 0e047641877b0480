import type { ComponentProps } from 'react'
import { IconButton } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import css from './modal-parts.module.css'

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

export function ModalClose({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <IconButton className={css.close} label={label} onClick={onClick}>
      <Icon name="close" />
    </IconButton>
  )
}
