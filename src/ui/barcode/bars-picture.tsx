import type { CSSProperties } from 'react'
import { classNames } from '../class-names.ts'
import { code128 } from './code-128.ts'
import css from './barcode.module.css'

/** Light modules on both sides of the bars, which scanners need (ISO 15417). */
const QUIET = 10

type BarsPictureProps = {
  readonly text: string
  readonly label: string
  readonly size?: 'normal' | 'large'
}

/** A barcode in Code 128 as one path, with its quiet zones. */
export function BarsPicture({ text, label, size = 'normal' }: BarsPictureProps) {
  const { bars, modules } = code128(text)
  const width = modules + 2 * QUIET
  const path = bars.map((bar) => `M${QUIET + bar.at} 0h${bar.width}v1h-${bar.width}z`).join('')
  const space: CSSProperties = { '--modules': width }
  return (
    <svg
      className={classNames(css.code, css.bars)}
      data-size={size}
      style={space}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
