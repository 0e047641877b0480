import type { Demo } from '../demo.ts'
import { Disclosure } from './disclosure.tsx'

export const demos: Demo[] = [
  {
    name: 'one open at a time',
    render: (words) => (
      <div style={{ inlineSize: '100%' }}>
        {words.choices.slice(0, 3).map((choice, index) => (
          <Disclosure key={choice} name="demo" summary={choice} open={index === 0}>
            {words.paragraph}
          </Disclosure>
        ))}
      </div>
    ),
  },
]
