import type { Demo } from '../demo.ts'
import { FitScale } from './fit-scale.tsx'

export const demos: Demo[] = [
  {
    name: 'first of four',
    render: (words) => <FitScale label={words.label} steps={words.choices.slice(0, 4)} at={0} />,
  },
  {
    name: 'with a position between words',
    render: ({ label, choices: [first, second, third] }) => (
      <FitScale label={label} steps={[first, undefined, second, third]} at={2} />
    ),
  },
  {
    name: 'last of five',
    render: (words) => <FitScale label={words.label} steps={words.choices} at={4} />,
  },
]
