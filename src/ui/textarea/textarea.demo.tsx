import type { Demo } from '../demo.ts'
import { Textarea } from './textarea.tsx'

export const demos: Demo[] = [
  {
    name: 'with a counter',
    render: (words) => (
      <Textarea
        label={words.label}
        hint={words.hint}
        maxLength={300}
        counterLabel={(length, limit) => `${length} / ${limit}`}
      />
    ),
  },
  {
    name: 'full and wrong',
    render: (words) => (
      <Textarea
        label={words.label}
        error={words.error}
        defaultValue={words.word}
        maxLength={words.word.length}
      />
    ),
  },
]
