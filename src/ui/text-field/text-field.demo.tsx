import type { Demo } from '../demo.ts'
import { TextField } from './text-field.tsx'

export const demos: Demo[] = [
  {
    name: 'empty',
    render: (words) => <TextField label={words.label} hint={words.hint} optionalLabel={`(${words.word})`} />,
  },
  {
    name: 'filled',
    render: (words) => <TextField label={words.label} defaultValue={words.sentence} autoComplete="off" />,
  },
  {
    name: 'wrong',
    render: (words) => (
      <TextField
        label={words.label}
        hint={words.hint}
        error={words.error}
        defaultValue="anna@"
        type="email"
        inputMode="email"
        required
      />
    ),
  },
  {
    name: 'disabled',
    render: (words) => <TextField label={words.label} defaultValue={words.word} disabled />,
  },
]
