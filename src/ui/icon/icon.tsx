import css from './icon.module.css'
import { ICON_PATHS, FILLED, type IconName } from './icon-paths.ts'

export type IconProps = {
  readonly name: IconName
  /** Edge in pixels. */
  readonly size?: number
  /** Only for an icon without text that carries meaning; beside a text it is decoration. */
  readonly label?: string
}

export function Icon({ name, size = 20, label }: IconProps) {
  const filled = isFilled(name)
  return (
    <svg
      className={css.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      data-turns={name.startsWith('chevron-') || undefined}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={ICON_PATHS[filled ? FILLED[name] : name]} fill={filled ? 'currentColor' : undefined} />
    </svg>
  )
}

function isFilled(name: IconName): name is keyof typeof FILLED {
  return name in FILLED
}
