import type { Demo } from '../demo.ts'
import { Skeleton } from './skeleton.tsx'

export const demos: Demo[] = [
  {
    name: 'a card',
    render: () => (
      <div style={{ display: 'grid', gap: '0.75rem', inlineSize: '100%', maxInlineSize: '14rem' }}>
        <Skeleton ratio="3 / 4" />
        <Skeleton shape="text" lines={2} />
      </div>
    ),
  },
  { name: 'text', render: () => <Skeleton shape="text" lines={4} width="28rem" /> },
]
