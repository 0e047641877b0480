import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import css from './button.module.css'
import { useGuardedClick } from './guarded-click.ts'

type ButtonLook = 'solid' | 'outline' | 'quiet'

export type ButtonProps = ComponentProps<'button'> & {
  readonly look?: ButtonLook
  readonly size?: 'normal' | 'small'
  /** As wide as its container. */
  readonly wide?: boolean
  /** Busy: keeps its focus and its label, takes no clicks. */
  readonly busy?: boolean
  /** Spec 9.4's 800 ms. Off for controls that are meant to be pressed fast. */
  readonly guarded?: boolean
}

export function Button({
  look = 'solid',
  size = 'normal',
  wide = false,
  busy = false,
  guarded = true,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const guardedClick = useGuardedClick(onClick)
  return (
    <button
      type="button"
      {...rest}
      className={classNames(css.button, className)}
      data-look={look}
      data-size={size === 'small' ? size : undefined}
      data-wide={wide || undefined}
      aria-busy={busy || rest['aria-busy']}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : guarded ? guardedClick : onClick}
    />
  )
}

export type IconButtonProps = Omit<ButtonProps, 'look' | 'size' | 'wide' | 'aria-label'> & {
  /** The accessible name: a picture alone has none. */
  readonly label: string
  /** `disc` gives it a round background, for use on pictures. */
  readonly ground?: 'none' | 'disc'
}

/** A button of one icon, 44 px square. It has no click guard, because wishlist buttons and arrows are pressed fast. */
export function IconButton({
  label,
  ground = 'none',
  busy = false,
  guarded = false,
  className,
  ...rest
}: IconButtonProps) {
  const guardedClick = useGuardedClick(rest.onClick)
  return (
    <button
      type="button"
      {...rest}
      className={classNames(css.icon, className)}
      data-ground={ground}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? undefined : guarded ? guardedClick : rest.onClick}
    />
  )
}
