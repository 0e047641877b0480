import type { Demo } from '../demo.ts'
import { BarsPicture } from './bars-picture.tsx'
import { QrPicture } from './qr-picture.tsx'

/** A member code has sixteen digits. */
const CODE = '9123456789012317'

export const demos: Demo[] = [
  {
    name: 'barcode (Code 128)',
    render: (words) => (
      <div style={{ inlineSize: '100%' }}>
        <BarsPicture text={CODE} label={words.title} />
      </div>
    ),
  },
  {
    name: 'barcode, large, with letters',
    render: (words) => (
      <div style={{ inlineSize: '100%' }}>
        <BarsPicture text="VANDA-1431C6001" label={words.label} size="large" />
      </div>
    ),
  },
  {
    name: 'QR code',
    render: (words) => (
      <div style={{ inlineSize: '100%' }}>
        <QrPicture text={`https://vanda.example/card/${CODE}`} label={words.hint} />
      </div>
    ),
  },
]
