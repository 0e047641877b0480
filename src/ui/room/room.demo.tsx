import type { Demo } from '../demo.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Room } from './room.tsx'

export const demos: Demo[] = [
  {
    name: 'a sentence on its way',
    render: (words) => (
      <div style={{ maxInlineSize: '14rem' }}>
        <Room of={<p>{words.sentence}</p>}>
          <Skeleton shape="text" lines={2} />
        </Room>
        <p>{words.action}</p>
      </div>
    ),
  },
]
