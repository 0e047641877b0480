import type { Demo } from '../demo.ts'
import { Badge } from './badge.tsx'

export const demos: Demo[] = [
  {
    name: 'looks',
    render: (words) => (
      <>
        <Badge look="accent">−30%</Badge>
        <Badge look="paper">{words.word}</Badge>
        <Badge look="ink">{words.word}</Badge>
        <Badge look="count">3</Badge>
        <Badge look="count">99+</Badge>
        <Badge look="count" data-zero="">
          0
        </Badge>
      </>
    ),
  },
]
