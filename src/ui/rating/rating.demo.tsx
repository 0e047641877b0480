import { useState } from 'react'
import type { Demo, Words } from '../demo.ts'
import { Rating } from './rating.tsx'
import { RatingInput } from './rating-input.tsx'

function Judging({ words, error }: { words: Words; error?: string }) {
  const [value, setValue] = useState<number | undefined>(error ? undefined : 4)
  return (
    <RatingInput
      label={words.label}
      meanings={words.choices}
      value={value}
      onChange={setValue}
      error={error}
    />
  )
}

export const demos: Demo[] = [
  {
    name: 'given',
    render: () => (
      <>
        {[5, 4.3, 2.5, 0].map((value) => (
          <Rating key={value} value={value} label={`${value} / 5`} />
        ))}
        <Rating value={3.5} size={24} label="3.5 / 5" />
      </>
    ),
  },
  { name: 'to give', render: (words) => <Judging words={words} /> },
  { name: 'not given', render: (words) => <Judging words={words} error={words.error} /> },
]
