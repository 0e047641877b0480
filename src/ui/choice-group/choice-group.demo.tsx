import { useState } from 'react'
import type { Demo, Words } from '../demo.ts'
import { linkClass } from '../link-style/link-style.tsx'
import { type Choice, ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx'

const COLOURS = ['black', 'ivory', 'rosybrown', 'darkslateblue', 'olivedrab']
const SIZES = ['XXS', 'XS', 'S', 'M', 'L', 'XL']

const colours = (words: Words): Choice[] =>
  words.choices.map((label, index) => ({
    value: label,
    label,
    colour: COLOURS[index],
    soldOut: index === 3,
    reason: index === 3 ? words.word : undefined,
  }))

const sizes = (words: Words): Choice[] =>
  SIZES.map((size, index) => ({
    value: size,
    label: size,
    soldOut: index === 1 || index === 5,
    disabled: index === 0,
    reason: index < 2 || index === 5 ? words.word : undefined,
  }))

function Choosing(props: Omit<ChoiceGroupProps, 'value' | 'onChange'> & { first?: string }) {
  const [value, setValue] = useState(props.first)
  return <ChoiceGroup {...props} value={value} onChange={setValue} />
}

export const demos: Demo[] = [
  {
    name: 'swatches',
    render: (words) => (
      <Choosing look="swatch" label={words.label} choices={colours(words)} first={words.choices[1]} />
    ),
  },
  {
    name: 'small swatches, on a card',
    render: (words) => (
      <Choosing
        look="swatch"
        size="small"
        label={words.label}
        labelHidden
        choices={colours(words)}
        first={words.choices[0]}
      />
    ),
  },
  {
    name: 'sizes',
    render: (words) => (
      <Choosing
        look="box"
        label={words.label}
        choices={sizes(words)}
        first="M"
        aside={
          <a className={linkClass()} href="#guide">
            {words.action}
          </a>
        }
      />
    ),
  },
  {
    name: 'a sold out size chosen',
    render: (words) => <Choosing look="box" label={words.label} choices={sizes(words)} first="XL" />,
  },
  {
    name: 'long names, nothing chosen',
    render: (words) => (
      <Choosing
        look="box"
        size="small"
        label={words.label}
        error={words.error}
        choices={words.choices.map((label) => ({ value: label, label }))}
      />
    ),
  },
]
