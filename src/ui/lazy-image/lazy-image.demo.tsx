import type { Demo } from '../demo.ts'
import { picture } from './demo-picture.ts'
import { LazyImage } from './lazy-image.tsx'

export const demos: Demo[] = [
  {
    name: 'there',
    render: (words) => (
      <div style={{ inlineSize: '100%', maxInlineSize: '16rem' }}>
        <LazyImage src={picture(0)} width={900} height={1200} alt={words.title} eager />
      </div>
    ),
  },
  {
    name: 'gone after three attempts',
    render: (words) => (
      <div style={{ inlineSize: '100%', maxInlineSize: '16rem' }}>
        <LazyImage src="data:image/png,nothing" width={900} height={1200} alt={words.title} eager />
      </div>
    ),
  },
]
