import { useState } from 'react'
import type { Demo, Words } from '../demo.ts'
import { RadioGroup } from './radio-group.tsx'

function Choosing({ words, error }: { words: Words; error?: string }) {
  const [value, setValue] = useState<string | undefined>(error ? undefined : words.choices[0])
  return (
    <RadioGroup
      label={words.label}
      error={error}
      value={value}
      onChange={setValue}
      options={words.choices.slice(0, 3).map((choice, index) => ({
        value: choice,
        label: choice,
        text: index < 2 ? words.hint : undefined,
        aside: index === 0 ? 'S$8.00' : undefined,
        disabled: index === 2,
      }))}
    />
  )
}

export const demos: Demo[] = [
  { name: 'with explanations', render: (words) => <Choosing words={words} /> },
  { name: 'wrong', render: (words) => <Choosing words={words} error={words.error} /> },
]
