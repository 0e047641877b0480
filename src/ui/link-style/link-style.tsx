import type { ComponentProps } from 'react'
import buttonCss from '../button/button.module.css'
import { classNames } from '../class-names.ts'
import css from './link-style.module.css'

/** `text`: within a sentence. `quiet`: on its own, underlined. `plain`: a name on a list or in a menu. */
export type LinkLook = 'text' | 'quiet' | 'plain'

/** The class of an anchor: `<Link className={linkClass('quiet')}>`. */
export function linkClass(look: LinkLook = 'text', className?: string): string | undefined {
  return classNames(css.link, css[look], className)
}

/** The class and data of an anchor that looks like a button: `<Link {...buttonLink('outline')}>`. */
export function buttonLink(
  look: 'solid' | 'outline' | 'quiet' = 'solid',
  { size = 'normal', wide = false }: { size?: 'normal' | 'small'; wide?: boolean } = {},
) {
  return {
    className: buttonCss.button,
    'data-look': look,
    'data-size': size === 'small' ? size : undefined,
    'data-wide': wide || undefined,
  }
}

export type ButtonLinkProps = ComponentProps<'a'> & {
  readonly href: string
  readonly look?: 'solid' | 'outline' | 'quiet'
  readonly size?: 'normal' | 'small'
  readonly wide?: boolean
}

export function ButtonLink({ look = 'solid', size, wide, className, children, ...rest }: ButtonLinkProps) {
  const dress = buttonLink(look, { size, wide })
  return (
    <a {...rest} {...dress} className={classNames(dress.className, className)}>
      {children}
    </a>
  )
}
