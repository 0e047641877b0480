import { useState } from 'react'
import type { Demo, Words } from '../demo.ts'
import { NumberInput } from './number-input.tsx'

function Counting({
  words,
  first,
  max,
  disabled,
}: {
  words: Words
  first: number
  max: number
  disabled?: boolean
}) {
  const [value, setValue] = useState(first)
  return (
    <NumberInput
      label={words.label}
      increaseLabel={words.more}
      decreaseLabel={words.previous}
      value={value}
      onChange={setValue}
      max={max}
      disabled={disabled}
    />
  )
}

export const demos: Demo[] = [
  { name: 'between', render: (words) => <Counting words={words} first={12} max={100} /> },
  { name: 'at the minimum', render: (words) => <Counting words={words} first={1} max={3} /> },
  { name: 'at the maximum', render: (words) => <Counting words={words} first={3} max={3} /> },
  { name: 'disabled', render: (words) => <Counting words={words} first={1} max={3} disabled /> },
]
