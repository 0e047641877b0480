import { Button } from '../button/button.tsx'
import type { Demo } from '../demo.ts'
import { Sticky } from './sticky.tsx'

export const demos: Demo[] = [
  {
    name: 'a bar at the top',
    render: (words) => (
      <div style={{ inlineSize: '100%' }}>
        <Sticky>
          <div style={{ display: 'flex', justifyContent: 'space-between', paddingBlock: '0.5rem' }}>
            <span>{words.word}</span>
            <Button size="small">{words.word}</Button>
          </div>
        </Sticky>
        <p>{words.paragraph}</p>
      </div>
    ),
  },
]
