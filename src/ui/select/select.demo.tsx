import type { Demo, Words } from '../demo.ts'
import { InlineSelect, Select } from './select.tsx'

const options = (words: Words) => words.choices.map((label) => ({ value: label, label }))

export const demos: Demo[] = [
  {
    name: 'field',
    render: (words) => <Select label={words.label} hint={words.hint} options={options(words)} />,
  },
  {
    name: 'nothing chosen, wrong',
    render: (words) => (
      <Select
        label={words.label}
        error={words.error}
        options={options(words)}
        placeholder={words.word}
        defaultValue=""
      />
    ),
  },
  { name: 'inline', render: (words) => <InlineSelect label={words.word} options={options(words)} /> },
]
