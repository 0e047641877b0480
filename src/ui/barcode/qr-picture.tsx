import { encode } from 'uqr'
import { classNames } from '../class-names.ts'
import css from './barcode.module.css'

/** Light modules around the code, which readers need (ISO 18004). */
const QUIET = 4

/** A QR code as one path, computed on this device: the text is sent to no service. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className={classNames(css.code, css.qr)}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
